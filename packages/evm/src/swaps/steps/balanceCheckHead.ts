import { toWord } from '../../abi/toWord.ts'

/**
 * How a call of Universal Router's `execute(bytes,bytes[])` starts whose one command is
 * `BALANCE_CHECK_ERC20`: before the owner, the token and the minimum.
 */
export const balanceCheckHead: string = [
  '0x24856bc3',
  ...[toWord(0x40), toWord(0x80), toWord(1), '0e'.padEnd(64, '0')],
  ...[toWord(1), toWord(0x20), toWord(0x60)],
].join('')
