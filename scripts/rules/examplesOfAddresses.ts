import type { Examples } from './catalogueRow.ts'

const good = '0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045'
const digits = good.slice(2)
const words = 'test test test test test test test test test test test junk'
const key = '7xKXtg2CW87d97TXJSDpbD5jBkheTqA83TZRuJosgAsU'
const script = 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4'

/** Addresses of the rows A, B and C. */
export const examplesOfAddresses: Examples = {
  A01: ['', '   '],
  A02: [` ${good} `, `${good}\n`],
  A03: [digits],
  A04: [`0X${digits}`],
  A05: [good.slice(0, -1), `${good}0`],
  A06: [good.replace('dA', 'da')],
  A07: [good.toLowerCase(), `0x${digits.toUpperCase()}`],
  A08: [`${good.slice(0, -1)}g`],
  A09: [`0x${'0'.repeat(40)}`],
  A10: ['0x000000000000000000000000000000000000dEaD'],
  A11: [`0x${'1'.padStart(40, '0')}`, `0x${'a'.padStart(40, '0')}`, `0x${'100'.padStart(40, '0')}`],
  A14: [`0x${'\uff11'.repeat(40)}`],
  A15: [`${good.slice(0, 20)}\u200b${good.slice(20)}`],
  A16: [`\u202e${good}`],
  A17: [good.replace('a', '\u0430')],
  A18: [`0x${digits.padStart(64, '0')}`],
  A19: [`0x${'9c'.repeat(32)}`],
  A20: ['ac0974bec39a17e36ba4a6b4d238ff944bacb478cbed5efcae784d7bf4f2ff80'],
  A21: [words, `${words} ${words}`],
  A22: [`arb1:${good}`],
  A23: [`ethereum:${good}@137/transfer?address=${good}&uint256=1e18`],
  A24: [`eip155:137:${good}`],
  A25: ['XE7338O073KYGTWWZN0F2WZ0R8PX5ZPPZS'],
  A26: [[good]],
  A27: [null, 0, true],
  A28: [`0x${'a'.repeat(1000)}`],

  B01: ['0', 'O', 'I', 'l'].map((letter) => key.replace('7', letter)),
  B02: [`<b>${key}`],
  B03: [key.repeat(5)],
  B04: [
    '8zUFfLHADcabAoM9YFZYEosLosi2GDmsDuzfcSEkxG',
    '3gg7zkoxVU7JxPZJKyGXwMsAZSsgimSpEP8aqGiFJNa7r',
  ],
  B05: ['z'.repeat(44)],
  B07: [
    '1'.repeat(32),
    'TokenkegQfeZyiNwAJbNbGKPFXCWuBvf9Ss623VQ5DA',
    'TokenzQdBNbLqP5VEhdkAS6EPFLC1PHnBqCXEpPxuEb',
    'ATokenGPvbdGVxr1b2hvZbsiqW5xWH25efTNsLJA8knL',
    'SysvarC1ock11111111111111111111111111111111',
    'SysvarRent111111111111111111111111111111111',
    '1nc1nerator11111111111111111111111111111111',
  ],
  B11: [`${key}\n`, `${key} `],
  B12: [good],
  B13: ['harbour.sol'],

  C01: ['bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kemeawh'],
  C02: ['bc1p0xlxvlhemja6c4dqv22uapctqupfhlxm9h8z3k2e72q4k9hcz7vqh2y7hd'],
  C03: ['bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t5'],
  C04: ['bc1p0xlxvlhemja6c4dqv22uapctqupfhlxm9h8z3k2e72q4k9hcz7v8n0nx0muaewav253zgeav'],
  C05: ['bc1pw5dgrnzv'],
  C06: [script.toUpperCase()],
  C07: [script.replace('d6', 'D6')],
  C08: ['1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNb'],
  C09: ['3J98t1WpEZ73CNmQviecrnyiWrnqRhWNLx'],
  C10: [`bc1${'bio1'.repeat(10)}`],
  C11: [
    'tb1qw508d6qejxtdg4y5r3zarvary0c5xw7kxpjzsx',
    'bcrt1qw508d6qejxtdg4y5r3zarvary0c5xw7kygt080',
    'mipcBbFg9gMiCh81Kj8tqqdgoZub1ZJRfn',
    '2MzQwSSnBHWHqSAqtTVQ6v47XtaisrJa1Vc',
  ],
  C12: ['BC130XLXVLHEMJA6C4DQV22UAPCTQUPFHLXM9H8Z3K2E72Q4K9HCZ7VQ7ZWS8R'],
  C13: ['BC1QR508D6QEJXTDG4Y5R3ZARVARYV98GJ9P'],
  C14: [
    'ltc1qw508d6qejxtdg4y5r3zarvary0c5xw7kgmn4n9',
    'bitcoincash:qpm2qsznhks23z7629mms6s4cwef74vcwvy22gdx6a',
  ],
  C15: ['amount=1e-8', 'amount=1,5', 'amount=1&amount=2', 'req-x=1'].map(
    (query) => `bitcoin:${script}?${query}`,
  ),
  C16: ['bc1pfeessrawgf'],
  C17: [`lnbc20u1${'p'.repeat(300)}`, `sp1qq${'g'.repeat(111)}`],
  C18: [`xpub${'6'.repeat(107)}`, 'L3VFeEujGtevx9w18HD1fhRbCH67Az2dpCymeRE1SoPK6XQtaN2k'],
}
