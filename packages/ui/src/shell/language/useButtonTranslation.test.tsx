import { renderHook } from '@testing-library/react'
import type { ReactNode } from 'react'
import { expect, onTestFinished, test } from 'vitest'
import { createLanguage } from '../../i18n/language/createLanguage.ts'
import { baseTexts } from '../../i18n/texts/baseTexts.ts'
import { KitProvider } from '../../kit/KitProvider.tsx'
import { createTestKit } from '../../test/createTestKit.ts'
import { useButtonTranslation } from './useButtonTranslation.ts'

test('default: the texts of buttons and no others, and none for English', async () => {
  const { kit } = createTestKit()
  onTestFinished(() => kit.destroy())
  const german = createLanguage({ name: 'de', texts: await baseTexts.load('de') })
  const wrapper = ({ children }: { children: ReactNode }) => (
    <KitProvider kit={kit}>{children}</KitProvider>
  )
  const { rerender } = renderHook(useButtonTranslation, { wrapper, initialProps: createLanguage() })
  const { state } = kit.controllers.options
  expect(state.translation).toBeUndefined()
  rerender(german)
  expect(state.translation).toMatchObject({ 'button.connect': 'Wallet verbinden' })
  expect(Object.keys(state.translation ?? {}).every((key) => /^button\./.test(key))).toBe(true)
  rerender(createLanguage())
  expect(state.translation).toBeUndefined()
})
