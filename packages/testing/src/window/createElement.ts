export type CreateElementParameters<tag extends keyof HTMLElementTagNameMap> = {
  document: Document
  tag: tag
  attributes?: Readonly<Record<string, string>> | undefined
  /** Set as text, never as HTML. */
  text?: string | undefined
  children?: readonly Node[] | undefined
}

export function createElement<tag extends keyof HTMLElementTagNameMap>(
  parameters: CreateElementParameters<tag>,
): HTMLElementTagNameMap[tag] {
  const { document, tag, attributes = {}, text, children = [] } = parameters
  const element = document.createElement(tag)
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value)
  if (text !== undefined) element.textContent = text
  element.append(...children)
  return element
}
