/** A parsed message: text and placeholders. */
export type Message = readonly (string | Placeholder)[]

export type Placeholder =
  /** `{name}` */
  | { readonly kind: 'value'; readonly name: string }
  /** `{count, plural, one {…} other {…}}` or `{kind, select, a {…} other {…}}` */
  | {
      readonly kind: 'plural' | 'select'
      readonly name: string
      readonly branches: ReadonlyMap<string, Message>
    }
  /** `#`, the number of the surrounding plural. */
  | { readonly kind: 'number' }
