import type { JSXAttribute, JSXElement } from 'oxc-parser'
import { indentAt, type Placed, replace, type Source, textOf } from './source.ts'

/** An element and where it stands. */
export type PlacedElement = Placed & { readonly node: JSXElement }

/** The elements of a name: `Wallet`, or `ConnectButton.Custom`. */
export function elementsOf(source: Source, name: string): readonly PlacedElement[] {
  return source.nodes.filter(
    (placed): placed is PlacedElement =>
      placed.node.type === 'JSXElement' && textOf(source, placed.node.openingElement.name) === name,
  )
}

/** The attributes of an element by name. Those that are spread are under `...`. */
export function attributesOf(element: JSXElement): ReadonlyMap<string, JSXAttribute | undefined> {
  return new Map(
    element.openingElement.attributes.map((attribute) =>
      attribute.type === 'JSXAttribute' && attribute.name.type === 'JSXIdentifier'
        ? [attribute.name.name, attribute]
        : ['...', undefined],
    ),
  )
}

/** The code of an attribute's value: `true` for a bare name, a quoted text, or an expression. */
export function valueOfAttribute(source: Source, attribute: JSXAttribute): string {
  const { value } = attribute
  if (!value) return 'true'
  if (value.type === 'JSXExpressionContainer') return textOf(source, value.expression)
  return textOf(source, value)
}

/** Replaces an element by its children, which move to the left by what it indented them. */
export function unwrapElement(source: Source, { node, around }: PlacedElement): void {
  const { openingElement, closingElement, children } = node
  const parent = around.at(-1)
  const isInside = parent?.type === 'JSXElement' || parent?.type === 'JSXFragment'
  const shown = children.filter((it) => it.type !== 'JSXText' || it.value.trim() !== '')
  const [only] = shown
  if (!closingElement || !only) return replace(source, node, isInside ? '' : 'null')
  const canStandAlone = isInside || (shown.length === 1 && only.type === 'JSXElement')
  const canBeExpression = shown.length === 1 && only.type === 'JSXExpressionContainer'
  if (!canStandAlone && canBeExpression && only.expression.type !== 'JSXEmptyExpression') {
    cut(openingElement.start, only.expression.start)
    cut(only.expression.end, closingElement.end)
    return
  }
  if (!canStandAlone) {
    replace(source, openingElement, '<>')
    replace(source, closingElement, '</>')
    return
  }
  const last = shown.at(-1) ?? only
  cut(openingElement.start, only.start)
  cut(last.end, closingElement.end)
  const outer = indentAt(source, openingElement.start)
  const surplus = indentAt(source, only.start).length - outer.length
  if (surplus <= 0) return
  for (const { index } of source.code.slice(only.start, last.end).matchAll(/\n(?=[ \t])/g)) {
    const start = only.start + index + 1
    const indent = /^[ \t]*/.exec(source.code.slice(start))?.[0].length ?? 0
    const moved = source.dedents.get(start) ?? 0
    if (indent < moved + surplus) continue
    source.edit.remove(start + moved, start + moved + surplus)
    source.dedents.set(start, moved + surplus)
  }

  function cut(start: number, end: number): void {
    if (start === end) return
    source.edit.remove(start, end)
    source.gone.push({ start, end })
  }
}
