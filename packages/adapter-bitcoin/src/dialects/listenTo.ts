import { readPart } from '../base/readPart.ts'

/**
 * Listens to events of a provider with `on` and `removeListener`. Returns a function that removes
 * every listener.
 */
export function listenTo(parameters: {
  provider: object
  events: readonly string[]
  onChange: () => void
}): () => void {
  const { provider, events, onChange } = parameters
  const run = (method: string, event: string) => {
    const found = readPart(provider, method)
    if (typeof found === 'function') Reflect.apply(found, provider, [event, onChange])
  }
  for (const event of events) run('on', event)
  return () => {
    for (const event of events) run('removeListener', event)
  }
}
