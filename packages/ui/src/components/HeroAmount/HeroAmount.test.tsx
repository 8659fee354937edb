import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { expectAccessible } from '../../test/expectAccessible.ts'
import { renderWithKit } from '../../test/renderWithKit.tsx'
import { HeroAmount } from './HeroAmount.tsx'

test('default', async () => {
  renderWithKit(<HeroAmount amount="1,250.5" symbol="USDC" sign="+" />)
  const amount = screen.getByText('+1,250.5')
  expect(amount.textContent).toBe('+1,250.5 USDC')
  expect(amount.dir).toBe('ltr')
  expect(amount.dataset.size).toBe('large')
  await expectAccessible()
})

test('behavior: a long amount is smaller, and whole', () => {
  renderWithKit(<HeroAmount amount="249.187889" symbol="USDC" sign="+" />)
  expect(screen.getByText('+249.187889').dataset.size).toBe('medium')
  renderWithKit(<HeroAmount amount="0.250000000000000001" symbol="ETH" />)
  expect(screen.getByText('0.250000000000000001').dataset.size).toBe('small')
  renderWithKit(<HeroAmount amount="1249.187889" symbol="USDC" size="medium" />)
  expect(screen.getByText('1249.187889').dataset.size).toBe('small')
})
