import type { ChainLibrary, Plain } from './chainLibraries.ts'
import type { SwapSample } from './swapSample.ts'
import { actionTypes, commandTypes, planFunctions } from './writePlan.ts'

type Money = { readonly token: string; readonly who: string; readonly amount: bigint }

const [one, two, none] = [1, 2, 0].map((digit) => `0x${String(digit).padStart(40, '0')}`)

/**
 * What a plan of a Universal Router does for sure, as its documentation says, with the arguments
 * that a chain library reads: an account of every command, apart from the decoder's.
 */
export function readPlan(
  library: ChainLibrary,
  { call, facts }: SwapSample,
  isNew: (router: string) => boolean,
): SwapSample['facts'] {
  const { args } = library.readCall(planFunctions, call.data)
  const isProxied = args.length === 6
  const [commands, inputs, deadline] = (isProxied ? args.slice(3) : args) as [
    string,
    string[],
    bigint?,
  ]
  const router = isProxied ? String(args[0]) : call.to
  const sender = isProxied ? call.to : facts.receiver
  const name = (address: Plain | undefined) =>
    address === one ? sender : address === two ? router : String(address)
  const taken: Money[] = []
  const given: Money[] = []
  const pay = (token: Plain | undefined, who: string, amount: Plain | undefined) =>
    given.push({ token: String(token), who, amount: BigInt(String(amount)) })
  const take = (token: Plain | undefined, amount: Plain | undefined) =>
    taken.push({ token: String(token), who: sender, amount: BigInt(String(amount)) })
  const decode = (types: readonly [string, string?], data: string) =>
    library.readParameters((isNew(router) ? types[1] : undefined) ?? types[0], data)

  for (const [at, input] of inputs.entries()) {
    const byte = commands.slice(2 + at * 2, 4 + at * 2)
    const values = decode(commandTypes[byte] ?? [''], input)
    if (byte === '00' || byte === '08') {
      const path = values[3] as string | string[]
      const ends =
        typeof path === 'string'
          ? [path.slice(0, 42), `0x${path.slice(-40)}`]
          : [path[0], path.at(-1)]
      if (values[4]) take(ends[0], values[1])
      pay(ends[1], name(values[0]), values[2])
    }
    if (byte === '02') take(values[0], values[2])
    if (byte === '04') pay(values[0], name(values[1]), values[2])
    if (byte === '0c') pay(none, name(values[0]), values[1])
    if (byte === '10') readActions(values[0] as string, values[1] as string[])
  }

  function readActions(actions: string, list: readonly string[]): void {
    const debts: { [currency: string]: bigint } = {}
    const brought: { [currency: string]: bigint } = {}
    const settled = new Set<string>()
    for (const [at, data] of list.entries()) {
      const byte = actions.slice(2 + at * 2, 4 + at * 2)
      const values = decode(actionTypes[byte] ?? [''], data)
      const currency = String(values[0])
      if (byte === '06' || byte === '07') {
        const swap = values[0] as Plain[]
        const key = swap[0] as Plain[]
        const ends =
          byte === '07'
            ? [swap[0], (swap[1] as Plain[][]).at(-1)?.[0]]
            : swap[1]
              ? [key[0], key[1]]
              : [key[1], key[0]]
        const amounts = byte === '06' || !isNew(router) ? swap.slice(2) : swap.slice(3)
        const [from, to] = ends.map(String) as [string, string]
        debts[from] = (debts[from] ?? 0n) + BigInt(String(amounts[0]))
        brought[from] = 0n
        brought[to] = (brought[to] ?? 0n) + BigInt(String(amounts[1]))
      }
      const isByUser = byte === '0c' || (byte === '0b' && values[2] === true)
      if (isByUser && currency !== none) {
        if (byte === '0b' && values[1] === 0n) settled.add(currency)
        else take(currency, values[1])
      }
      if (byte === '10') {
        const credit = brought[currency] ?? 0n
        brought[currency] = credit - (credit * BigInt(String(values[2]))) / 10_000n
      }
      if (byte === '0e' || byte === '0f') {
        pay(
          currency,
          byte === '0e' ? name(values[1]) : sender,
          byte === '0e' ? (brought[currency] ?? 0n) : values[1],
        )
        brought[currency] = 0n
      }
    }
    for (const currency of settled) take(currency, debts[currency] ?? 0n)
  }

  const draws = taken.filter(({ amount }) => amount > 0n)
  const own = given.filter(({ who, amount }) => who === facts.receiver && amount > 0n)
  const target = own.at(-1)?.token
  const total = (list: readonly Money[]) => list.reduce((sum, { amount }) => sum + amount, 0n)
  return {
    ...{ type: 'exchange', router: call.to, receiver: facts.receiver, minReceived: total(own) },
    source: isProxied ? String(args[1]) : draws[0]?.token,
    amount: isProxied ? BigInt(String(args[2])) : draws.length > 0 ? total(draws) : call.value,
    target: target === none ? undefined : target,
    deadline: deadline === undefined ? undefined : Number(deadline) * 1000,
  }
}
