import type { Change } from './change.ts'

const requests = 'packages/core/src/runtime/requests'

export const reviewChanges: readonly Change[] = [
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
    find: "if (entry) end(entry, 'cancelled')",
    replace: "if (entry) end(entry, 'approved')",
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
    find: "if (!entry.isCurrent()) end(entry, 'left')",
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
]
