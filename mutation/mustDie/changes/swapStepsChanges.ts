import type { Change } from './change.ts'

const swaps = 'packages/evm/src/swaps'

export const swapStepsChanges: readonly Change[] = [
  {
    name: 'a step that gives less than was shown is asked for',
    file: `${swaps}/steps/findDifference.ts`,
    find: 'minimum: part.minReceived >= minReceived && minReceived > 0n,',
    replace: 'minimum: minReceived > 0n,',
  },
  {
    name: 'a step that allows more than is swapped is asked for',
    file: `${swaps}/steps/findDifference.ts`,
    find: "allowance: isEnd || (part.amount === swap.amount && type !== 'reset'),",
    replace: 'allowance: true,',
  },
  {
    name: 'an allowance is asked for in the place of its end',
    file: `${swaps}/steps/findDifference.ts`,
    find: "(part.amount === swap.amount && type !== 'reset')",
    replace: 'part.amount === swap.amount',
  },
  {
    name: 'an exchange that can be carried out long after it was shown is asked for',
    file: `${swaps}/steps/findDifference.ts`,
    find: 'deadline: (part.deadline ?? Infinity) <= deadline,',
    replace: 'deadline: true,',
  },
  {
    name: 'an allowance is asked for in the place of an exchange',
    file: `${swaps}/steps/findDifference.ts`,
    find: "isExchange === exchanging.has(type) ? undefined : 'step'",
    replace: 'undefined',
  },
  {
    name: 'an unknown router is called without a trial that tells what it does besides',
    file: `${swaps}/checkStep.ts`,
    find: "if (mustAllow && effect?.trial !== 'simulated')",
    replace: 'if (false)',
  },
  {
    name: 'a swap that took more than was shown is called confirmed',
    file: `${swaps}/follow/classifyExchange.ts`,
    find: "if (-taken > amount) return { status: 'altered', hash }",
    replace: '',
  },
  {
    name: 'a swap that brought less than was shown is called confirmed',
    file: `${swaps}/follow/classifyExchange.ts`,
    find: 'if (received >= minReceived) return',
    replace: 'if (received > 0n) return',
  },
  {
    name: 'a swap is called failed by a node whose balances say otherwise',
    file: `${swaps}/follow/classifyExchange.ts`,
    find: 'if (hasMoved) throw contradiction(node)',
    replace: '',
  },
]
