import type { KitView as View } from '@cleat/embedded-wallet/frame'
import { expectAccessible } from '@cleat/ui/test/accessible'
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, onTestFinished, test, vi } from 'vitest'
import { renderInFrame } from '../../test/renderInFrame.tsx'
import { KitView } from './KitView.tsx'

const code = '7K2M-Q9TD-0XVB-5HNR-E3CJ-8WPA-Y4FG'
const saved = { code, file: '{"format":"cleat/recovery-kit"}', fileName: 'kit.json' }

async function renderView<name extends View['name']>(
  name: name,
  shown: Extract<View, { name: name }>['shown'],
  isBusy = false,
) {
  const answer = vi.fn()
  const view = { name, shown, isBusy, answer } as unknown as View
  await renderInFrame(<KitView view={view} />)
  await expectAccessible()
  return answer
}
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))

/** What the browser was asked to save, by its name. */
function watchDownloads() {
  const files = new Map<string, Blob | string>()
  const blobs = new Map<string, Blob>()
  const create = vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
    const url = `blob:${blobs.size}`
    blobs.set(url, blob as Blob)
    return url
  })
  const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
    this: HTMLAnchorElement,
  ) {
    files.set(this.download, blobs.get(this.href) ?? this.pathname)
  })
  onTestFinished(() => {
    create.mockRestore()
    click.mockRestore()
  })
  return files
}

test('default: says what a kit is, and what it can do', async () => {
  const answer = await renderView('kitStart', {})
  expect(screen.getByText(/even if this service no longer exists/)).toBeTruthy()
  expect(screen.getByText(/Anyone who has both can take everything/)).toBeTruthy()
  await press('Make kit')
  await press('Cancel')
  expect(answer.mock.calls).toEqual([[{ kind: 'make' }], [{ kind: 'cancel' }]])
})

test.each([
  ['incomplete', /No passkey was used/],
  ['unknown', /This passkey doesn’t work here/],
  ['service', /couldn’t be reached/],
] as const)('error: %s', async (problem, text) => {
  await renderView('kitStart', { problem })
  expect(screen.getByRole('alert').textContent).toMatch(text)
})

test('behavior: nothing can be pressed while it is made', async () => {
  const answer = await renderView('kitStart', {}, true)
  await press('Making your kit…')
  await press('Cancel')
  expect(answer).not.toHaveBeenCalled()
})

test('default: file, page and code; without the file it does not go on', async () => {
  const files = watchDownloads()
  const answer = await renderView('kitSave', saved)
  const parts = screen.getAllByRole('listitem').map(({ lastChild }) => lastChild?.textContent)
  expect(parts).toEqual(code.split('-'))
  await press('I’ve saved everything')
  expect(answer).not.toHaveBeenCalled()
  const download = screen.getByRole('button', { name: 'Download kit file' })
  expect(document.activeElement).toBe(download)
  await userEvent.click(download)
  await press('Download recovery page')
  expect(await (files.get('kit.json') as Blob).text()).toBe(saved.file)
  expect(files.get('recover.html')).toBe('/recover.html')
  await press('I’ve saved everything')
  expect(answer.mock.calls).toEqual([[{ kind: 'saved' }]])
})

test('default: two parts of the code are typed', async () => {
  const answer = await renderView('kitConfirm', { groups: [2, 5], isWrong: false })
  await press('Finish')
  expect(answer).not.toHaveBeenCalled()
  await userEvent.type(screen.getByLabelText('Part 2'), 'q9td')
  await userEvent.type(screen.getByLabelText('Part 5'), 'e3cj{Enter}')
  await press('Show kit code again')
  expect(answer.mock.calls).toEqual([
    [{ kind: 'typed', values: ['q9td', 'e3cj'] }],
    [{ kind: 'back' }],
  ])
})

test('error: parts of another code', async () => {
  await renderView('kitConfirm', { groups: [2, 5], isWrong: true })
  expect(screen.getByRole('alert').textContent).toMatch(/doesn’t match your kit code/)
})

test('default: it is ready, and cannot be taken back', async () => {
  const answer = await renderView('kitDone', {})
  expect(screen.getByText(/A kit can’t be taken back/)).toBeTruthy()
  await press('Done')
  expect(answer.mock.calls).toEqual([[{ kind: 'done' }]])
})
