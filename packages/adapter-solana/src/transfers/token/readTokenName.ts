import { readOwnName, type TokenName } from './readOwnName.ts'

/** The token's name and symbol as the chain has them, else from its address. */
export function readTokenName(parameters: readOwnName.Parameters): TokenName {
  const { mint } = parameters
  const short = `${mint.slice(0, 4)}…${mint.slice(-4)}`
  return readOwnName(parameters) ?? { name: short, symbol: short }
}
