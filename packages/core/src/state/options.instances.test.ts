import { expect, test } from 'vitest'
import { createTestKit } from '../test/createTestKit.ts'

/** Throws when it is called through a proxy. */
class Instance {
  readonly #value = 1
  read() {
    return this.#value
  }
}

test('behavior: an object of a class is never proxied', () => {
  const instance = new Instance()
  const { kit } = createTestKit()
  const { options } = kit.controllers
  options.update({ texts: Object.assign(instance, {}) as never })
  expect(options.state.texts).toBe(instance)
  expect(instance.read()).toBe(1)
})

test('behavior: options that are objects of the app are no state', () => {
  const { kit } = createTestKit()
  for (const name of ['adapters', 'networks', 'storage', 'universalProvider', 'queryClient'])
    expect(kit.controllers.options.state).not.toHaveProperty(name)
})
