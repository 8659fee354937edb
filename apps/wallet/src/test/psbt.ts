import { u32, u64 } from './solanaTransaction.ts'

/** Native segwit addresses on regtest with key hashes of 20 times the byte 1, and 2. */
export const ownAddress = 'bcrt1qqyqszqgpqyqszqgpqyqszqgpqyqszqgpvxat9t'
export const otherAddress = 'bcrt1qqgpqyqszqgpqyqszqgpqyqszqgpqyqszazmwwa'

export const ownScript = segwitScript(1)
export const otherScript = segwitScript(2)
/** An OP_RETURN output, which has no address. */
export const dataScript: readonly number[] = [0x6a, 1, 7]

export type PsbtParts = {
  /** Without an amount the input's output is unknown. */
  inputs: readonly {
    sats?: bigint | undefined
    script?: readonly number[] | undefined
    sighashType?: number | undefined
  }[]
  outputs: readonly { sats: bigint; script: readonly number[] }[]
}

/** A PSBT in base64, as BIP-174 writes it. */
export function buildPsbt({ inputs, outputs }: PsbtParts): string {
  const transaction = [
    ...[...u32(2), inputs.length],
    ...inputs.flatMap((_, place) => [...fill(32, place + 1), ...u32(0), 0, ...fill(4, 0xff)]),
    outputs.length,
    ...outputs.flatMap(writeOutput),
    ...u32(0),
  ]
  const bytes = [
    ...[0x70, 0x73, 0x62, 0x74, 0xff],
    ...[...entry(0, transaction), 0],
    ...inputs.flatMap(({ sats, script = ownScript, sighashType }) => [
      ...(sats === undefined ? [] : entry(1, writeOutput({ sats, script }))),
      ...(sighashType === undefined ? [] : entry(3, u32(sighashType))),
      0,
    ]),
    ...outputs.map(() => 0),
  ]
  return btoa(String.fromCodePoint(...bytes))
}

function entry(type: number, value: readonly number[]): readonly number[] {
  const length = value.length < 253 ? [value.length] : [253, value.length % 256, value.length >> 8]
  return [1, type, ...length, ...value]
}

function writeOutput({ sats, script }: { sats: bigint; script: readonly number[] }) {
  return [...u64(sats), script.length, ...script]
}

function segwitScript(byte: number): readonly number[] {
  return [0, 20, ...fill(20, byte)]
}

function fill(length: number, byte: number): readonly number[] {
  return Array.from({ length }, () => byte)
}
