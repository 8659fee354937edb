import { custom, type GenericSchema } from 'valibot'
import { mostLong } from './mostLong.ts'

export type Hex = `0x${string}`

const hex = (form: RegExp, most = mostLong): GenericSchema<unknown, Hex> =>
  custom<Hex>((value) => typeof value === 'string' && value.length <= most && form.test(value))

/** What requests write in hex. */
export const frameHex: {
  readonly [kind in 'address' | 'bytes' | 'hash' | 'quantity']: GenericSchema<unknown, Hex>
} = {
  address: hex(/^0x[\da-f]{40}$/i),
  bytes: hex(/^0x(?:[\da-f]{2})*$/i),
  hash: hex(/^0x[\da-f]{64}$/i),
  quantity: hex(/^0x[\da-f]+$/i, 66),
}
