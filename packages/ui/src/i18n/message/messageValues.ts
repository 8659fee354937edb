/**
 * The values of a message, by name: text or a `value` for `{name}`, a number for a plural, a branch
 * name for a select.
 */
export type MessageValues<message extends string, value = string> = {
  readonly [argument in Arguments<message> as argument[0]]: argument[1] extends 'plural'
    ? number
    : argument[1] extends 'select'
      ? string
      : value
}

// Scans from brace to brace. `open` is the stack of open braces, innermost first: an `a`rgument or
// a `b`ranch.
type Arguments<
  rest extends string,
  open extends string = '',
  found extends Argument = never,
> = rest extends `${infer before}{${infer after}`
  ? before extends `${string}}${string}`
    ? rest extends `${string}}${infer left}`
      ? Arguments<left, open extends `${'a' | 'b'}${infer outer}` ? outer : '', found>
      : never
    : open extends `a${string}`
      ? Arguments<after, `b${open}`, found>
      : after extends `${infer name}}${infer left}`
        ? name extends `${string},${string}`
          ? after extends `${infer name}, ${infer kind}, ${infer branches}`
            ? Arguments<branches, `a${open}`, found | [name, kind]>
            : never
          : Arguments<left, open, found | [name, 'value']>
        : never
  : found

type Argument = readonly [name: string, kind: string]
