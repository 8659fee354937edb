import type { Change } from './change.ts'

const rules = 'packages/core/src/runtime/requests/judge/judgeAction.ts'

/** Each rule about an action of a request, removed. */
export const rulesChanges: readonly Change[] = [
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
    name: 'an allowance for months is like one for a day',
    file: rules,
    find: "if (until !== undefined && until > now + month) return [['approve-long', 'caution']]",
    replace: '',
  },
  {
    name: 'an allowance for anyone passes',
    file: rules,
    find: "return isTrusted ? [] : [['approve-spender', 'caution']]",
    replace: 'return []',
  },
  {
    name: 'code of an account is removed without a word',
    file: rules,
    find: "return [['delegate-cleared', 'caution']]",
    replace: 'return []',
  },
  {
    name: 'coins for any contract pass',
    file: rules,
    find: "action.value > 0n && !isTrusted(action.to) ? [['call-value', 'caution']] : []",
    replace: '[]',
  },
  {
    name: 'code from elsewhere runs as a Safe',
    file: rules,
    find: "action.isDelegateCall ? [['safe-delegate-call', 'stop']] : []",
    replace: '[]',
  },
  {
    name: 'a permission without limits is like one with limits',
    file: rules,
    find: 'limits === 0 || ',
    replace: '',
  },
  {
    name: 'a permission passes',
    file: rules,
    find: "[['grant', 'caution']]",
    replace: '[]',
  },
  {
    name: 'a permission for any amount is like one with a limit',
    file: rules,
    find: ' || permissions?.some(isUnlimited)',
    replace: '',
  },
  {
    name: 'a permission without an end is like one of a week',
    file: rules,
    find: "isLong ? [['approve-long', 'stop']] : ",
    replace: '',
  },
  {
    name: 'a permission that cannot be read is like one that can',
    file: 'packages/evm/src/inspect/readGrants.ts',
    find: 'read.length < asked.length',
    replace: 'false',
  },
  {
    name: 'control of a contract passes',
    file: rules,
    find: "return [['ownership', 'stop']]",
    replace: 'return []',
  },
  {
    name: 'any network is added',
    file: rules,
    find: "? [] : [['chain-added', 'stop']]",
    replace: '? [] : []',
  },
  {
    name: 'a key is used without a word',
    file: rules,
    find: "return [['decrypt', 'caution']]",
    replace: 'return []',
  },
  {
    name: 'typed data for any contract passes',
    file: rules,
    find: "contract && !isTrusted(contract) ? [['message-contract', 'caution']] : []",
    replace: '[]',
  },
  {
    name: 'what is lost for good is sent',
    file: rules,
    find: "if (to === token || /^0x0{40}$/.test(to)) return [['transfer-lost', 'stop']]",
    replace: '',
  },
  {
    name: 'what belongs to another is moved',
    file: rules,
    find: "if (from !== undefined) return [['transfer-foreign', 'caution']]",
    replace: '',
  },
  {
    name: 'a collectible is sent like a coin',
    file: rules,
    find: "id === undefined ? [] : [['transfer-collectible', 'caution']]",
    replace: '[]',
  },
  {
    name: 'an order of another account is asked for',
    file: rules,
    find: "if (owner !== undefined) return [['account-foreign', 'refused']]\n  const isGift",
    replace: 'const isGift',
  },
  {
    name: 'any number of actions passes',
    file: 'packages/core/src/runtime/requests/judge/judgeContent.ts',
    find: 'if (first && actions.length > few)',
    replace: 'if (false)',
  },
  {
    name: 'hundreds of actions are asked for',
    file: 'packages/core/src/runtime/requests/judge/judgeContent.ts',
    find: "actions.length > most ? 'refused' : 'stop'",
    replace: "'stop'",
  },
]
