import {
  array,
  type GenericSchema,
  integer,
  literal,
  maxLength,
  minLength,
  number,
  picklist,
  pipe,
  regex,
  strictObject,
  string,
  union,
} from 'valibot'

/** What a page sends to the frame with one end of a channel, once a document. */
export type Hello = {
  readonly cleat: 'hello'
  readonly protocols: readonly number[]
  /** 128 random bits, as base64url. */
  readonly nonce: string
}

/** What the frame answers by the port: that it takes part, or why it does not. */
export type Welcome =
  | {
      readonly cleat: 'welcome'
      readonly protocol: number
      readonly nonce: string
      /** Which build of the frame it is. */
      readonly build: string
      /** Whether frame and page have the same registrable domain. */
      readonly mode: FrameMode
    }
  | {
      readonly cleat: 'refusal'
      readonly nonce: string
      /** The page is not on the operator's list, no version is known to both, or no service. */
      readonly reason: 'origin' | 'protocol' | 'service'
      /** What the frame speaks. */
      readonly protocols: readonly number[]
    }

/** In a frame of the same site, the browser keeps one key for all apps of it. */
export type FrameMode = 'same-site' | 'cross-site'

const nonce = pipe(string(), regex(/^[\w-]{22}$/))
const protocols = pipe(array(pipe(number(), integer())), minLength(1), maxLength(8))

export const helloSchema: GenericSchema<unknown, Hello> = strictObject({
  cleat: literal('hello'),
  protocols,
  nonce,
})

export const welcomeSchema: GenericSchema<unknown, Welcome> = union([
  strictObject({
    cleat: literal('welcome'),
    protocol: pipe(number(), integer()),
    nonce,
    build: pipe(string(), maxLength(64)),
    mode: picklist(['same-site', 'cross-site']),
  }),
  strictObject({
    cleat: literal('refusal'),
    nonce,
    reason: picklist(['origin', 'protocol', 'service']),
    protocols,
  }),
])
