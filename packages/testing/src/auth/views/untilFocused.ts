import type { Locator } from 'playwright-core'
import { until } from '../until.ts'

/** Waits until a field takes what is typed. */
export async function untilFocused(field: Locator): Promise<void> {
  await until({
    find: async () => {
      const isFocused = await field.evaluate(
        (element) =>
          element.ownerDocument.hasFocus() && element.ownerDocument.activeElement === element,
      )
      return isFocused || undefined
    },
    missing: 'The first field of the code did not get the focus.',
  })
}
