import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { expectAccessible } from '../../test/expectAccessible.ts'
import { renderWithKit } from '../../test/renderWithKit.tsx'
import { SettingRow } from './SettingRow.tsx'

test('default: it opens something, or is only read', async () => {
  const onPress = vi.fn()
  const { view } = renderWithKit(
    <>
      <SettingRow name="Network" value="Base" onPress={onPress} />
      <SettingRow name="Wallet" value="Harbour" />
      <SettingRow name="Explorer" href="https://explorer.example/a" />
    </>,
  )
  await userEvent.click(screen.getByRole('button', { name: 'Network Base' }))
  expect(onPress).toHaveBeenCalledOnce()
  expect(screen.getAllByRole('button')).toHaveLength(1)
  const link = screen.getByRole('link', { name: /Explorer/ })
  expect(link.getAttribute('href')).toBe('https://explorer.example/a')
  await expectAccessible(view.container)
})

test('behavior: a hostile address is no link', () => {
  const href = 'javascript:alert(1)'
  renderWithKit(<SettingRow name="Explorer" href={href} />)
  expect(screen.queryByRole('link')).toBeNull()
})
