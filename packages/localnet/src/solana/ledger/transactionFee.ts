import { type CompiledMessage, instructionsOf } from './decodeTransaction.ts'

const lamportsPerSignature = 5000n
const computeBudget = 'ComputeBudget111111111111111111111111111111'
/** The default compute units of a builtin program. */
const builtinUnits = 3000n
const programUnits = 200_000n
const maxUnits = 1_400_000n
const builtins = new Set([
  computeBudget,
  '11111111111111111111111111111111',
  'Vote111111111111111111111111111111111111111',
  'BPFLoader1111111111111111111111111111111111',
  'BPFLoader2111111111111111111111111111111111',
  'BPFLoaderUpgradeab1e11111111111111111111111',
])

/**
 * The fee of a transaction in lamports, for signatures and priority. A failed transaction pays it
 * too.
 */
export function transactionFee(message: CompiledMessage): bigint {
  let price = 0n
  let limit: bigint | undefined
  let defaultLimit = 0n
  for (const { programAddressIndex, data } of instructionsOf(message)) {
    const program = message.staticAccounts[programAddressIndex] ?? ''
    defaultLimit += builtins.has(program) ? builtinUnits : programUnits
    if (program !== computeBudget) continue
    const view = new DataView(data.buffer, data.byteOffset, data.byteLength)
    if (data[0] === 2) limit = BigInt(view.getUint32(1, true))
    if (data[0] === 3) price = view.getBigUint64(1, true)
  }
  const wanted = limit ?? defaultLimit
  const units = wanted < maxUnits ? wanted : maxUnits
  const microLamports = price * units
  const priority = (microLamports + 999_999n) / 1_000_000n
  return BigInt(message.header.numSignerAccounts) * lamportsPerSignature + priority
}
