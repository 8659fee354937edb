import type { Change } from './change.ts'

const requests = 'packages/core/src/runtime/requests'
const rules = `${requests}/judge/judgeAction.ts`
const evidence = `${requests}/evidence`
const inspect = 'packages/evm/src/inspect'

export const judgeChanges: readonly Change[] = [
  {
    name: 'an unlimited allowance is like any other',
    file: rules,
    find: "if (amount === 'any') return [['approve-any', strict]]",
    replace: '',
  },
  {
    name: 'an allowance may last for years',
    file: rules,
    find: "if (until !== undefined && until > now + year) return [['approve-long', strict]]",
    replace: '',
  },
  {
    name: 'the allowance of another account is asked for',
    file: rules,
    find: "  if (owner !== undefined) return [['account-foreign', 'refused']]\n  const isTrusted",
    replace: '  const isTrusted',
  },
  {
    name: 'every contract is trusted',
    file: rules,
    find: 'const isTrusted = judging.isTrusted(spender) ||',
    replace: 'const isTrusted = true ||',
  },
  {
    name: 'a signature for Permit2 itself is trusted',
    file: rules,
    find: '(!isSignature && pinned.includes(spender))',
    replace: 'pinned.includes(spender)',
  },
  {
    name: 'a whole collection may go',
    file: rules,
    find: "isTrusted(action.operator) ? [] : [['approve-all', 'stop']]",
    replace: '[]',
  },
  {
    name: 'an account is handed to unknown code',
    file: rules,
    find: "isTrusted(action.to) ? 'stop' : 'refused'",
    replace: "'stop'",
  },
  {
    name: 'an order may bring nothing',
    file: rules,
    find: 'receiver !== undefined || gets.every(({ amount }) => amount === 0n)',
    replace: 'receiver !== undefined',
  },
  {
    name: 'an order may pay another',
    file: rules,
    find: 'receiver !== undefined || gets.every',
    replace: 'gets.every',
  },
  {
    name: 'a signature for every chain passes',
    file: rules,
    find: "isMoving && signedFor === 'any'",
    replace: 'false',
  },
  {
    name: 'what a Safe does is not judged',
    file: rules,
    find: "action.kind === 'safeTransaction' ? action.actions : []",
    replace: '[]',
  },
  {
    name: 'what cannot be read passes',
    file: rules,
    find: "[['opaque', action.reason === 'method' ? 'caution' : 'stop']]",
    replace: '[]',
  },
  {
    name: 'a policy loosens what is refused',
    file: `${requests}/judge/askPolicy.ts`,
    find: "request.verdict === 'refuse' ? 'refuse' : (verdict as RequestVerdict)",
    replace: 'verdict as RequestVerdict',
  },
  {
    name: 'a review that answers anything lets the request pass',
    file: `${requests}/judgeRequest.ts`,
    find: 'if (answer !== true)',
    replace: 'if (!answer)',
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
]
