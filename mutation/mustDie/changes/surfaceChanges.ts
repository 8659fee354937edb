import type { Change } from './change.ts'

const view = 'apps/secure/src/views/ApproveView'
const surface = `${view}/chooseSurface.ts`
const dangers = `${view}/listDangers.ts`
const content = `${view}/readContent.ts`
const paid = `${view}/listPaid.ts`

export const surfaceChanges: readonly Change[] = [
  {
    name: 'what nothing proves to be seen may be in a frame',
    file: surface,
    find: 'isAllowed && isSeen && isHarmless',
    replace: 'isAllowed && isHarmless',
  },
  {
    name: 'what is dangerous may be in a frame',
    file: surface,
    find: 'isAllowed && isSeen && isHarmless',
    replace: 'isAllowed && isSeen',
  },
  {
    name: 'a dangerous shape may be in a frame',
    file: surface,
    find: "dangers.length === 0 && content !== 'unreadable'",
    replace: "content !== 'unreadable'",
  },
  {
    name: 'what cannot be read may be in a frame',
    file: surface,
    find: "content !== 'unreadable' && ",
    replace: '',
  },
  {
    name: 'what could cost much may be in a frame',
    file: surface,
    find: " && level !== 'stop'",
    replace: '',
  },
  {
    name: 'a frame of another site approves',
    file: surface,
    find: "mode === 'same-site' && approvals",
    replace: 'approvals',
  },
  {
    name: 'a frame approves what the operator wants in windows',
    file: surface,
    find: " && approvals === 'frame'",
    replace: '',
  },
  {
    name: 'a frame approves above the limit of the visitor',
    file: surface,
    find: ' && isWithinLimit\n',
    replace: '\n',
  },
  {
    name: 'the limit of the visitor is not asked',
    file: `${view}/readSurface.ts`,
    find: 'isWithinLimit: await isWithinLimit(paid)',
    replace: 'isWithinLimit: true',
  },
  {
    name: 'what the rules refuse is signed in a window',
    file: surface,
    find: "level === 'refused' || ",
    replace: '',
  },
  {
    name: 'what can be sent at any time is signed in a window',
    file: surface,
    find: ' || dangers.some((danger) => refused.includes(danger))',
    replace: '',
  },
  {
    name: 'a browser that proves nothing draws in a frame',
    file: `${view}/chooseInFrame.ts`,
    find: "canProveVisibility() ? 'pending' : 'unable'",
    replace: "'pending'",
  },
  {
    name: 'an allowance by a signature is harmless',
    file: dangers,
    find: "...(action.isSignature ? (['permit'] as const) : []),",
    replace: '',
  },
  {
    name: 'an allowance without an end is harmless',
    file: dangers,
    find: "...(action.amount === 'any' ? (['unlimited'] as const) : []),",
    replace: '',
  },
  {
    name: 'an operator of everything is harmless',
    file: dangers,
    find: "return ['operator']",
    replace: 'return []',
  },
  {
    name: 'an order is harmless',
    file: dangers,
    find: "return ['order']",
    replace: 'return []',
  },
  {
    name: 'other code for the account is harmless',
    file: dangers,
    find: "return ['delegate']",
    replace: 'return []',
  },
  {
    name: 'a Safe that runs foreign code is harmless',
    file: dangers,
    find: "...(action.isDelegateCall ? (['delegateCall'] as const) : []),",
    replace: '',
  },
  {
    name: 'what a Safe does is harmless',
    file: dangers,
    find: '        ...listDangers(action.actions),\n',
    replace: '',
  },
  {
    name: 'another owner is harmless',
    file: dangers,
    find: "return ['authority']",
    replace: 'return []',
  },
  {
    name: 'a permission for another is harmless',
    file: dangers,
    find: "return ['grant']",
    replace: 'return []',
  },
  {
    name: 'a durable nonce is harmless',
    file: dangers,
    find: "action.reason === 'undated' ? ['undated'] : []",
    replace: '[]',
  },
  {
    name: 'a payment from another account is harmless',
    file: dangers,
    find: "action.from === undefined ? [] : ['foreign']",
    replace: '[]',
  },
  {
    name: 'a call of an unknown contract can be read',
    file: content,
    find: "    case 'opaque':\n    // Nothing says what the contract does with it.\n    case 'call':",
    replace: "    case 'opaque':",
  },
  {
    name: 'a request that says nothing can be read',
    file: content,
    find: 'actions.length === 0 || ',
    replace: '',
  },
  {
    name: 'typed data of an unknown form can be read',
    file: content,
    find: "if (isTypedData && actions.some(({ kind }) => kind === 'message')) return 'unreadable'",
    replace: '',
  },
  {
    name: 'an allowance is not part of the limit',
    file: paid,
    find: "action.amount === 'any'\n        ? []",
    replace: 'true\n        ? []',
  },
  {
    name: 'the fee is not part of the limit',
    file: paid,
    find: 'fee && !fee.sponsor ?',
    replace: 'fee && false ?',
  },
  {
    name: 'what a Safe pays is not part of the limit',
    file: paid,
    find: 'return action.actions.flatMap((inner) => readPaid(inner, chain))',
    replace: 'return []',
  },
]
