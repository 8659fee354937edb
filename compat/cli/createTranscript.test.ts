import { expect, test } from 'vitest'
import { createTranscript } from './createTranscript.ts'

test('default: commands, what they printed, and what happened besides', () => {
  const transcript = createTranscript()
  transcript.add(['npm', 'install'], 'npm warn old\nadded 48 packages in 12s\n')
  transcript.add(['npm', 'ls', '--all'], 'app')
  transcript.add(
    ['vite', 'build'],
    '\u001b[32mdist/index-Bx3_9aZq.js\u001b[39m 12 kB\ndist/assets/a.js 1 kB\n',
  )
  transcript.say('A wallet connects.')
  expect(transcript.toMarkdown('An app')).toBe(
    [
      '# An app',
      '```console\n$ npm install\nadded 48 packages in … s\n```',
      '```console\n$ vite build\ndist/index-….js 12 kB\n```',
      'A wallet connects.\n',
    ].join('\n\n'),
  )
})

test('behavior: no folder of this machine, and no account', () => {
  const transcript = createTranscript()
  const address = `0x${'aB'.repeat(20)}`
  transcript.add(['cleat', 'create', '/tmp/cleat-consumer-Ab1/app'], address)
  expect(transcript.toMarkdown('')).toContain('$ cleat create ~/app\n0x…')
})
