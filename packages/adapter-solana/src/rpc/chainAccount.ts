import { base64 } from '@scure/base'
import { boolean, type GenericSchema, looseObject, pipe, string, transform, tuple } from 'valibot'
import { wholeNumber } from './wholeNumber.ts'

/** An account of the chain. */
export type ChainAccount = {
  readonly lamports: bigint
  /** The program that owns it. */
  readonly owner: string
  readonly isExecutable: boolean
  readonly data: Uint8Array
}

/** An account in base64, as nodes answer it. */
export const chainAccount: GenericSchema<unknown, ChainAccount> = pipe(
  looseObject({
    lamports: wholeNumber,
    owner: string(),
    executable: boolean(),
    data: tuple([string(), string()]),
  }),
  transform(
    ({ lamports, owner, executable, data: [text] }): ChainAccount => ({
      ...{ lamports, owner, isExecutable: executable },
      data: base64.decode(text),
    }),
  ),
)
