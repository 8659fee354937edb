import { type Address, decodeAbiParameters, decodeFunctionData, type Hex, parseAbi } from 'viem'

/** A call that an account makes. */
export type AccountCall = {
  readonly to: Address
  /** The first four bytes of its data, `0x` for none. */
  readonly selector: Hex
}

const accountAbi = parseAbi([
  'function execute(address to, uint256 value, bytes data)',
  'struct Call { address to; uint256 value; bytes data; }',
  'function executeBatch(Call[] calls)',
])
const modeAbi = parseAbi(['function execute(bytes32 mode, bytes data)'])
const batch = [
  {
    type: 'tuple[]',
    components: [
      { type: 'address', name: 'to' },
      { type: 'uint256', name: 'value' },
      { type: 'bytes', name: 'data' },
    ],
  },
] as const
/** One call, and several, each of which must succeed. @see ERC-7579 */
const modes = { single: `0x${'00'.repeat(32)}`, batch: `0x01${'00'.repeat(31)}` } as const

/**
 * The calls of an operation, for accounts in the form of `Simple7702Account` and of ERC-7579.
 * `undefined` for what cannot be read.
 */
export function readCalls(callData: Hex): readonly AccountCall[] | undefined {
  try {
    const { functionName, args } = decodeFunctionData({
      ...{ abi: [...accountAbi, ...modeAbi], data: callData },
    })
    if (functionName === 'executeBatch') return args[0].map(toCall)
    if (args.length === 3) return [toCall({ to: args[0], data: args[2] })]
    const [mode, data] = args
    if (mode === modes.batch) return decodeAbiParameters(batch, data)[0].map(toCall)
    if (mode !== modes.single || data.length < 2 + 2 * 52) return undefined
    // Packed: the address, 32 bytes of value, the data.
    const to = data.slice(0, 42) as Address
    return [toCall({ to, data: `0x${data.slice(2 + 2 * 52)}` })]
  } catch {
    return undefined
  }
}

function toCall({ to, data }: { to: Address; data: Hex }): AccountCall {
  // One to three bytes are no selector, and what the contract does with them is not known.
  return { to, selector: data.slice(0, 10) as Hex }
}
