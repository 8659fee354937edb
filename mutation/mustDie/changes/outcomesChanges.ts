import type { Change } from './change.ts'

const send = 'packages/core/src/features/send'
const runtime = 'packages/core/src/runtime'
const adapter = 'packages/core/src/contract/adapter'

export const outcomesChanges: readonly Change[] = [
  {
    name: 'an unknown outcome becomes not sent',
    file: `${adapter}/readSendOutcome.ts`,
    find: "? 'unknown' : 'not-sent'",
    replace: "? 'not-sent' : 'not-sent'",
  },
  {
    name: 'every error of a wallet is a refusal',
    file: `${runtime}/requests/isRefusal.ts`,
    find: 'return refusals.has(code) || /^(?:PAYMENT|SWAP|OPERATION|SPONSOR|ACCOUNT)_/.test(code)',
    replace: 'return code.length > 0',
  },
  {
    name: 'a node’s doubt is a refusal',
    file: `${runtime}/requests/isRefusal.ts`,
    find: 'readDoubt(error) === undefined',
    replace: 'true',
  },
  {
    name: 'a transaction that the node has is not sent',
    file: `${adapter}/readDoubt.ts`,
    find: "if (sentWords.test(text)) return 'sent'",
    replace: '',
  },
  {
    name: 'any error of a node is its refusal',
    file: `${adapter}/readRefusal.ts`,
    find: '(code <= -32000 && knownWords.test(message))',
    replace: 'code <= -32000',
  },
  {
    name: 'what was asked and not answered is offered again',
    file: `${send}/send/askWallet.ts`,
    find: 'const isUnknown = isAsked && !isRefusal(failure)',
    replace: 'const isUnknown = isAsked && false',
  },
]
