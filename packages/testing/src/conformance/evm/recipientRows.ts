/** A receiver: the row of the catalogue, a description, and the value. */
export type RecipientRow = readonly [row: string, what: string, to: unknown]

const good = '0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045'
const digits = good.slice(2)
const words = 'test test test test test test test test test test test junk'

/** Nothing may be sent to these (catalogue A). */
export const refusedRecipients: readonly RecipientRow[] = [
  ['A01', 'nothing', ''],
  ['A01', 'spaces', '   '],
  ['A02', 'spaces around it', ` ${good} `],
  ['A02', 'a line break behind it', `${good}\n`],
  ['A03', 'no prefix', digits],
  ['A04', 'a prefix in upper case', `0X${digits}`],
  ['A05', '39 digits', good.slice(0, -1)],
  ['A05', '41 digits', `${good}0`],
  ['A06', 'one letter in the other case', good.replace('dA', 'da')],
  ['A08', 'a letter that is no digit', `${good.slice(0, -1)}g`],
  ['A09', 'zero', `0x${'0'.repeat(40)}`],
  ['A14', 'digits in full width', `0x${'\uff11'.repeat(40)}`],
  ['A15', 'a space without width inside', `${good.slice(0, 20)}\u200b${good.slice(20)}`],
  ['A16', 'a mark that turns the text around', `\u202e${good}`],
  ['A17', 'a Cyrillic letter', good.replace('a', '\u0430')],
  ['A18', 'filled up to 32 bytes', `0x${digits.padStart(64, '0')}`],
  ['A19', 'the id of a transaction', `0x${'9c'.repeat(32)}`],
  ['A20', 'a key', 'ac0974bec39a17e36ba4a6b4d238ff944bacb478cbed5efcae784d7bf4f2ff80'],
  ['A21', 'twelve words', words],
  ['A21', 'twenty-four words', `${words} ${words}`],
  ['A22', 'a short name of a chain before it', `arb1:${good}`],
  ['A23', 'a payment link', `ethereum:${good}@137/transfer?address=${good}&uint256=1e18`],
  ['A24', 'the address of another chain', `eip155:137:${good}`],
  ['A25', 'in the form of a bank account', 'XE7338O073KYGTWWZN0F2WZ0R8PX5ZPPZS'],
  ['A26', 'a list', [good]],
  ['A26', 'an object that calls itself so', { toString: (): string => good }],
  ['A27', 'null', null],
  ['A27', 'undefined', undefined],
  ['A27', 'a number', 0],
  ['A27', 'a boolean', true],
  ['A27', 'a symbol', Symbol(good)],
  ['A27', 'a bigint', 1n],
  ['A28', 'a megabyte', `0x${'a'.repeat(1_000_000)}`],
]

/** Odd, and right: what the wallet is asked to pay is the address with its checksum. */
export const acceptedRecipients: readonly RecipientRow[] = [
  ['A07', 'all letters small', good.toLowerCase()],
  ['A07', 'all letters large', `0x${digits.toUpperCase()}`],
]

/** How `acceptedRecipients` go to the wallet. */
export const acceptedAs: string = good
