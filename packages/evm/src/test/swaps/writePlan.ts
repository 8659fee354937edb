import {
  encodeAbiParameters,
  encodeFunctionData,
  type Hex,
  parseAbi,
  parseAbiParameters,
} from 'viem'

/** A command of a Universal Router: its number and what it takes. */
export type Command = readonly [byte: string, input: Hex]

export const planFunctions: readonly string[] = [
  'function execute(bytes commands, bytes[] inputs, uint256 deadline) payable',
  'function execute(bytes commands, bytes[] inputs) payable',
  'function execute(address router, address token, uint256 amount, bytes commands, bytes[] inputs, uint256 deadline)',
]
const abi = parseAbi(planFunctions)

/** Types of what each command takes. Where versions differ, the types since 2.1 come second. */
export const commandTypes: { readonly [byte: string]: readonly [string, string?] } = {
  '00': [
    'address recipient, uint256 amountIn, uint256 minimum, bytes path, bool payerIsUser',
    'address recipient, uint256 amountIn, uint256 minimum, bytes path, bool payerIsUser, uint256[] limits',
  ],
  '02': ['address token, address recipient, uint160 amount'],
  '04': ['address token, address recipient, uint256 minimum'],
  '05': ['address token, address recipient, uint256 amount'],
  '06': ['address token, address recipient, uint256 bips'],
  '08': [
    'address recipient, uint256 amountIn, uint256 minimum, address[] path, bool payerIsUser',
    'address recipient, uint256 amountIn, uint256 minimum, address[] path, bool payerIsUser, uint256[] limits',
  ],
  '0a': [
    '((address token, uint160 amount, uint48 expiration, uint48 nonce) details, address spender, uint256 deadline) permit, bytes signature',
  ],
  '0b': ['address recipient, uint256 amount'],
  '0c': ['address recipient, uint256 minimum'],
  '0e': ['address owner, address token, uint256 minimum'],
  '10': ['bytes actions, bytes[] parameters'],
}

const pool = '(address currency0, address currency1, uint24 fee, int24 spacing, address hooks) pool'
const hop = '(address currency, uint24 fee, int24 spacing, address hooks, bytes hookData)[] path'

/** Types of what each action in pools of Uniswap V4 takes. */
export const actionTypes: { readonly [byte: string]: readonly [string, string?] } = {
  '06': [
    `(${pool}, bool zeroForOne, uint128 amountIn, uint128 minimum, bytes hookData) swap`,
    `(${pool}, bool zeroForOne, uint128 amountIn, uint128 minimum, uint256 limit, bytes hookData) swap`,
  ],
  '07': [
    `(address currencyIn, ${hop}, uint128 amountIn, uint128 minimum) swap`,
    `(address currencyIn, ${hop}, uint256[] limits, uint128 amountIn, uint128 minimum) swap`,
  ],
  '0b': ['address currency, uint256 amount, bool payerIsUser'],
  '0c': ['address currency, uint256 maximum'],
  '0e': ['address currency, address recipient, uint256 amount'],
  '0f': ['address currency, uint256 minimum'],
  '10': ['address currency, address recipient, uint256 bips'],
}

function writeInput(
  types: readonly [string, string?],
  isNew: boolean,
  values: readonly unknown[],
): Hex {
  return encodeAbiParameters(parseAbiParameters((isNew ? types[1] : undefined) ?? types[0]), values)
}

/** Writes a command. `values` has the limits of hops, which older versions do not take. */
export function writeCommand(byte: string, isNew: boolean, ...values: readonly unknown[]): Command {
  const types = commandTypes[byte] ?? ['']
  return [byte, writeInput(types, isNew, !isNew && types[1] ? values.slice(0, -1) : values)]
}

/** Writes an action, with values as `writeCommand`. */
export function writeAction(byte: string, isNew: boolean, ...values: readonly unknown[]): Command {
  return [byte, writeInput(actionTypes[byte] ?? [''], isNew, values)]
}

export function writeV4(actions: readonly Command[]): Command {
  const [bytes, inputs] = toPlan(actions)
  return ['10', encodeAbiParameters(parseAbiParameters('bytes, bytes[]'), [bytes, inputs])]
}

function toPlan(list: readonly Command[]): [bytes: Hex, inputs: Hex[]] {
  return [`0x${list.map(([byte]) => byte).join('')}`, list.map(([, input]) => input)]
}

export function writePlan(
  list: readonly Command[],
  rest: {
    readonly deadline?: bigint | undefined
    readonly proxied?: readonly [router: string, token: string, amount: bigint] | undefined
  } = {},
): Hex {
  const { deadline, proxied } = rest
  const args = [...(proxied ?? []), ...toPlan(list), ...(deadline === undefined ? [] : [deadline])]
  return encodeFunctionData({ abi, functionName: 'execute', args })
}
