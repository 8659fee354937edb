import type { Change } from './change.ts'

const requests = 'packages/core/src/runtime/requests'
const evidence = `${requests}/evidence`
const inspect = 'packages/evm/src/inspect'

export const judgeChanges: readonly Change[] = [
  {
    name: 'any service may pay the fee',
    file: `${requests}/judge/judgeContent.ts`,
    find: '!judging.isOwnSponsor(sponsor)',
    replace: "sponsor === ''",
  },
  {
    name: 'a service for fees may be without encryption',
    file: `${requests}/judge/isOwnSponsor.ts`,
    find: "asked?.protocol === 'https:' && ",
    replace: '',
  },
  {
    name: 'a policy loosens what is refused',
    file: `${requests}/judge/askPolicy.ts`,
    find: "request.verdict === 'refuse' ? 'refuse' : (verdict as RequestVerdict)",
    replace: 'verdict as RequestVerdict',
  },
  {
    name: 'a review that answers anything lets the request pass',
    file: `${requests}/review/askVisitor.ts`,
    find: 'if (said !== true)',
    replace: 'if (!said)',
  },
  {
    name: 'contracts are trusted on every chain',
    file: `${requests}/judge/findContract.ts`,
    find: 'account.slice(0, at) === chain',
    replace: 'true',
  },
  {
    name: 'the chain counts where it is not hashed',
    file: `${inspect}/typedData/readDomain.ts`,
    find: '(declared.includes(name) ? given[name] : undefined)',
    replace: 'given[name]',
  },
  {
    name: 'Permit2 is any contract',
    file: `${inspect}/typedData/permitFamilies.ts`,
    find: 'context.domain.contract === permit2',
    replace: 'context.domain.contract !== undefined',
  },
  {
    name: 'a price counts with its better end',
    file: `${inspect}/typedData/orderFamilies.ts`,
    find: "end === 'most' ? start > last : start < last",
    replace: "end === 'most' ? start < last : start > last",
  },
  {
    name: 'a Safe may delegate to any contract',
    file: `${inspect}/calls/readMultiSend.ts`,
    find: '!contracts.has(target) ||',
    replace: '',
  },
  {
    name: 'two names of the data may say two things',
    file: `${inspect}/readTransaction.ts`,
    find: '!isTwofold && ',
    replace: '',
  },
  {
    name: 'a call inside calls is not read',
    file: `${inspect}/calls/nestedFamilies.ts`,
    find: 'calls.flatMap((data) => inspect(',
    replace: '[].flatMap((data) => inspect(',
  },
  {
    name: 'typed data in disguise is a text',
    file: `${inspect}/decodeMessage.ts`,
    find: "if (isTypedData(text)) return { kind: 'opaque', reason: 'disguised' }",
    replace: '',
  },
  {
    name: 'a spender without code is like any other',
    file: `${evidence}/judgeEvidence.ts`,
    find: "return isAccount ? [['spender-account', 'stop', spender]] : []",
    replace: 'return []',
  },
  {
    name: 'the code of an account limits a spender',
    file: `${evidence}/judgeEvidence.ts`,
    find: " || kind === 'delegated'",
    replace: '',
  },
  {
    name: 'an item of a collection is an amount of a token',
    file: `${evidence}/judgeEvidence.ts`,
    find: '!isItem || !parties[action.token]?.isCollection',
    replace: 'true',
  },
  {
    name: 'item 0 of a collection is nothing',
    file: `${evidence}/judgeEvidence.ts`,
    find: "(action.kind === 'revoke' && action.isZero)",
    replace: 'false',
  },
  {
    name: 'data may go where no code is',
    file: `${evidence}/judgeEvidence.ts`,
    find: "parties[address]?.kind === 'account')",
    replace: 'false)',
  },
  {
    name: 'what would fail is asked for without a word',
    file: `${evidence}/judgeSimulation.ts`,
    find: "return [{ rule: 'reverted', level: 'caution', action, facts: { kind: 'reason', reason } }]",
    replace: 'return []',
  },
  {
    name: 'more may leave than a request says',
    file: `${evidence}/judgeSimulation.ts`,
    find: 'return change.amount > said + said / 100n',
    replace: 'return false',
  },
  {
    name: 'an allowance that was not asked for passes',
    file: `${evidence}/judgeSimulation.ts`,
    find: 'if (isSaid) return []',
    replace: 'return []',
  },
  {
    name: 'another owner of the account passes',
    file: `${evidence}/judgeSimulation.ts`,
    find: "isAccountChanged ? [{ rule: 'account-changed'",
    replace: "false ? [{ rule: 'account-changed'",
  },
  {
    name: 'another outcome at another moment passes',
    file: `${evidence}/judgeSimulation.ts`,
    find: "isUnsteady ? [{ rule: 'unsteady'",
    replace: "false ? [{ rule: 'unsteady'",
  },
  {
    name: 'evidence takes back what rules found',
    file: `${evidence}/raiseRequest.ts`,
    find: '[...request.findings, ...found]',
    replace: 'found',
  },
  {
    name: 'a request waits for evidence as long as the network takes',
    file: `${evidence}/collectEvidence.ts`,
    find: 'request: 150,',
    replace: 'request: 150_000,',
  },
  {
    name: 'no other moment is tried',
    file: `${evidence}/collectEvidence.ts`,
    find: 'if (later && !isSameOutcome(simulation, later))',
    replace: 'if (!later)',
  },
  {
    name: 'all of a coin may go to anyone on Polkadot',
    file: 'packages/adapter-polkadot/src/inspect/readCall.ts',
    find: "opaque(name === 'transfer_all' ? 'open' : 'data')",
    replace: '[]',
  },
  {
    name: 'a proxy for everything is like one with limits',
    file: 'packages/adapter-polkadot/src/inspect/readCall.ts',
    find: "type === 'Any' ? 0 : 1",
    replace: '1',
  },
  {
    name: 'a call inside a batch is not read',
    file: 'packages/adapter-polkadot/src/inspect/readCall.ts',
    find: '(calls as unknown[]).flatMap(inner)',
    replace: '[]',
  },
  {
    name: 'another contract speaks for Permit2',
    file: 'packages/evm/src/evidence/listLogged.ts',
    find: 'token !== permit2 || ',
    replace: '',
  },
  {
    name: 'the code of the account may change unseen',
    file: 'packages/evm/src/evidence/createAccountProbes.ts',
    find: 'data !== before[at]?.data',
    replace: 'false',
  },
  {
    name: 'an item that another takes over stays',
    file: 'packages/evm/src/evidence/toProbe.ts',
    find: '? owns(nextOwner) - owns(owner)',
    replace: '? 0n',
  },
  {
    name: 'an account without code is a contract',
    file: 'packages/evm/src/evidence/readParties.ts',
    find: "if (code === '0x') return { kind: 'account' }",
    replace: '',
  },
  {
    name: 'an account is known for ever',
    file: 'packages/evm/src/evidence/readParties.ts',
    find: "(kind === 'contract' ? day : minute)",
    replace: 'day',
  },
  {
    name: 'what a node cannot do is asked for again and again',
    file: 'packages/evm/src/trial/createTrialMemory.ts',
    find: 'Date.now() < (places.get(place) ?? 0)',
    replace: 'false && places.has(place)',
  },
]
