import { expect, test } from 'vitest'
import { createReceivers } from './createReceivers.ts'

test.each(['eip155', 'solana', 'bip122'])(
  'default: no receiver of %s is there twice',
  (namespace) => {
    const next = createReceivers('run 1')
    const all = Array.from({ length: 50 }, () => next(namespace))
    expect(new Set(all).size).toBe(50)
    const again = createReceivers('run 1')
    expect(Array.from({ length: 50 }, () => again(namespace))).toEqual(all)
    expect(createReceivers('run 2')(namespace)).not.toBe(all[0])
  },
)
