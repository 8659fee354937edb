/**
 * Code that stands at the payer's address for the length of one call: it reads what somebody holds of a token, transfers, and reads
 * again. What it is called with is `balanceOf(receiver)`, 36 bytes, then `transfer(receiver, amount)`, 68. It answers with five
 * words: what was held before, the word that the transfer returned, what was held after, whether the transfer went well, and how many bytes it
 * returned.
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
