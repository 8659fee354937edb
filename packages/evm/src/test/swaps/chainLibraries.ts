import { AbiCoder, FunctionFragment, Interface, type Result } from 'ethers'
import {
  type Abi,
  type AbiParameter,
  decodeAbiParameters,
  decodeFunctionData,
  type Hex,
  parseAbi,
  parseAbiParameters,
} from 'viem'

/** Plain values: numbers are bigints, addresses and bytes in lower case, tuples lists. */
export type Plain = string | bigint | boolean | readonly Plain[]

/** What a chain library reads. */
export type ChainLibrary = {
  readonly name: string
  /** Reads a call of one of the functions. */
  readCall(functions: readonly string[], data: string): { name: string; args: readonly Plain[] }
  /** Reads values of types as a function has them, with or without names. */
  readParameters(types: string, data: string): readonly Plain[]
}

// Parsing types takes longer than reading data.
const abis = new WeakMap<readonly string[], Abi>()
const parameters = new Map<string, readonly AbiParameter[]>()
const fragments = new Map<string, FunctionFragment>()
const interfaces = new WeakMap<readonly string[], Interface>()

/** The libraries that apps use, with which a decoder must agree. */
export const chainLibraries: readonly ChainLibrary[] = [
  {
    name: 'viem',
    readCall(functions, data) {
      const abi = abis.get(functions) ?? parseAbi(functions)
      abis.set(functions, abi)
      const { functionName, args } = decodeFunctionData({ abi, data: data as Hex })
      return { name: String(functionName), args: toList(args) }
    },
    readParameters(types, data) {
      const known = parameters.get(types) ?? parseAbiParameters(types)
      parameters.set(types, known)
      return toList(decodeAbiParameters(known, data as Hex))
    },
  },
  {
    name: 'ethers',
    readCall(functions, data) {
      const known = interfaces.get(functions) ?? new Interface(functions)
      interfaces.set(functions, known)
      const found = known.parseTransaction({ data })
      if (!found) throw new Error('No such function')
      return { name: found.name, args: toList(readAll(found.args)) }
    },
    readParameters(types, data) {
      const known = fragments.get(types) ?? FunctionFragment.from(`function f(${types})`)
      fragments.set(types, known)
      return toList(readAll(new AbiCoder().decode(known.inputs, data)))
    },
  },
]

/** ethers throws for a string that is no UTF-8, which contracts do not look at. */
function readAll(args: Result): unknown[] {
  return Array.from({ length: args.length }, (_, index) => {
    try {
      return args[index]
    } catch {
      return ''
    }
  })
}

function toList(values: unknown): readonly Plain[] {
  const list = toPlain(values ?? [])
  return Array.isArray(list) ? list : []
}

function toPlain(value: unknown): Plain {
  if (typeof value === 'string') return value.toLowerCase()
  if (typeof value === 'bigint' || typeof value === 'boolean') return value
  if (typeof value === 'number') return BigInt(value)
  if (Array.isArray(value)) return Array.from(value, toPlain)
  // viem names the members of a tuple.
  return Object.values(Object(value)).map(toPlain)
}
