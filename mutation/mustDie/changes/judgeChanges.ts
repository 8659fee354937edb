import type { Change } from './change.ts'

const requests = 'packages/core/src/runtime/requests'
const rules = `${requests}/judge/judgeAction.ts`
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
    find: 'if (said !== true)',
    replace: 'if (!said)',
  },
  {
    name: 'contracts are trusted on every chain',
    file: `${requests}/judge/toDecodedRequest.ts`,
    find: 'isTrusted && account.slice(0, at) === chain',
    replace: 'isTrusted',
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
    name: 'what is to be confirmed is not reviewed',
    file: `${requests}/judgeRequest.ts`,
    find: "(verdict === 'confirm' && review !== 'never')",
    replace: 'false',
  },
  {
    name: 'a red review takes a press at once',
    file: `${requests}/review/createReview.ts`,
    find: "if (read()?.level === 'stop') timer = setTimeout(set, armDelayMs)\n    else set()",
    replace: 'set()',
  },
  {
    name: 'a cancelled review lets the request pass',
    file: `${requests}/review/createReview.ts`,
    find: 'if (entry) end(entry, cancel(entry))',
    replace: 'if (entry) end(entry)',
  },
  {
    name: 'any number of requests waits for a review',
    file: `${requests}/review/createReview.ts`,
    find: 'if (entries.length > mostWaiting)',
    replace: 'if (false)',
  },
  {
    name: 'a press counts before the review is drawn',
    file: `${requests}/review/createReview.ts`,
    find: "reviewing.status !== 'armed' || ",
    replace: "reviewing.status === 'idle' || ",
  },
  {
    name: 'a review goes on with another account',
    file: `${requests}/review/createReview.ts`,
    find: 'if (!entry.isCurrent()) end(entry, cancel(entry))',
    replace: 'void entry',
  },
  {
    name: 'a closed modal leaves requests waiting',
    file: `${requests}/review/createReview.ts`,
    find: 'close: () => read() && endAll(),',
    replace: 'close: () => undefined,',
  },
  {
    name: 'a hidden page opens a review',
    file: `${requests}/review/createReview.ts`,
    find: 'if (next && !isHidden()) {',
    replace: 'if (next) {',
  },
  {
    name: 'a press holds for a larger amount',
    file: `${requests}/review/createPresses.ts`,
    find: "most === 'any' || (amount !== 'any' && amount <= most)",
    replace: 'true',
  },
  {
    name: 'a press at stop is remembered',
    file: `${requests}/review/createPresses.ts`,
    find: "if (level !== 'caution') return false",
    replace: '',
  },
  {
    name: 'a trial lowers a level',
    file: `${requests}/review/raiseLevel.ts`,
    find: 'order.indexOf(found) > order.indexOf(request.level) ? found : request.level',
    replace: 'found',
  },
]
