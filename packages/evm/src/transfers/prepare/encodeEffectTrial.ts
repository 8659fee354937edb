/**
 * Code that replaces the payer's for one call: it reads a token balance, transfers, and reads the
 * balance again. Its input is `balanceOf(receiver)`, 36 bytes, then `transfer(receiver, amount)`,
 * 68 bytes. It returns five words: the balance before, the transfer's return value, the balance
 * after, whether the transfer succeeded, and the size of its return data.
 */
export function encodeEffectTrial(token: string): string {
  const contract = `73${token.slice(2).toLowerCase()}`
  const readTo = (place: string) =>
    [push('20'), push(place), push('24'), push('00'), contract, '5a', 'fa', '50'].join('')
  return [
    '0x',
    [push('68'), push('00'), push('00'), '37'], // CALLDATACOPY
    readTo('80'), // STATICCALL, POP
    [push('20'), push('a0'), push('44'), push('24'), push('00'), contract, '5a', 'f1'], // CALL
    [push('e0'), '52'], // MSTORE
    ['3d', '610100', '52'], // RETURNDATASIZE, MSTORE
    readTo('c0'),
    [push('a0'), push('80'), 'f3'], // RETURN
  ]
    .flat()
    .join('')
}

function push(byte: string): string {
  return `60${byte}`
}
