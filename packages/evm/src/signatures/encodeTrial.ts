/**
 * Code that calls one contract, ignores the result, then reads from another, without permanent
 * changes: a node runs it in an `eth_call` without a receiver. It returns two words: the value, and
 * whether the read succeeded.
 */
export function encodeTrial(parameters: {
  prepare: { to: string; data: string }
  read: { to: string; data: string }
}): string {
  const { prepare, read } = parameters
  const [first, second] = [prepare.data, read.data].map((data) => data.slice(2)) as [string, string]
  const [firstSize, secondSize] = [first.length / 2, second.length / 2]
  // The value is written behind both, where memory is still empty.
  const answer = Math.max(firstSize, secondSize)
  const encode = (codeSize: number) =>
    [
      [push(firstSize), push(codeSize), push(0), '39'], // CODECOPY
      [push(0), push(0), push(firstSize), push(0), push(0), account(prepare.to), '5a', 'f1'], // CALL
      ['50', push(secondSize), push(codeSize + firstSize), push(0), '39'], // POP, CODECOPY
      [push(32), push(answer), push(secondSize), push(0), account(read.to), '5a', 'fa'], // STATICCALL
      [push(answer + 32), '52', push(64), push(answer), 'f3'], // MSTORE, RETURN
    ]
      .flat()
      .join('')
  return `0x${encode(encode(0).length / 2)}${first}${second}`
}

/** PUSH3, so that the code's size is constant. */
function push(value: number): string {
  return `62${value.toString(16).padStart(6, '0')}`
}

/** PUSH20 */
function account(address: string): string {
  return `73${address.slice(2)}`
}
