/**
 * What an ABI type looks like. A list is `[item]`, a tuple a record in the order of its members.
 * `word` is 32 bytes that are not looked at; `bytes` stands for strings, too.
 */
export type AbiShape =
  | 'address'
  | 'bool'
  | 'bytes'
  | 'word'
  | `uint${number}`
  | `int${number}`
  | readonly [AbiShape]
  | AbiTuple

/** The members of a tuple, or the arguments of a function. */
export type AbiTuple = { readonly [name: string]: AbiShape }

/** What is read: addresses with `0x`, bytes and words as digits without, all in lower case. */
export type AbiValue<shape> = shape extends `uint${number}` | `int${number}`
  ? bigint
  : shape extends 'bool'
    ? boolean
    : shape extends string
      ? string
      : shape extends readonly [infer item]
        ? readonly AbiValue<item>[]
        : { readonly [name in keyof shape]: AbiValue<shape[name]> }
