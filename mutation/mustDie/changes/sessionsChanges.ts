import type { Change } from './change.ts'

const server = 'packages/siwx/src/server'

export const sessionsChanges: readonly Change[] = [
  {
    name: 'a value that was replaced opens the session for good',
    file: `${server}/session/judgeSecret.ts`,
    find: "before?.hash === hash && now < before.until ? 'grace' : 'reused'",
    replace: "'grace'",
  },
  {
    name: 'a session that is over is opened',
    file: `${server}/session/judgeSecret.ts`,
    find: "if (now >= session.endsAt) return 'over'",
    replace: '',
  },
  {
    name: 'a value that comes back does not end the session',
    file: `${server}/session/createSessions.ts`,
    find: `    await store.endSession(session.id)
    return undefined
  }

  /** Changes`,
    replace: `    return undefined
  }

  /** Changes`,
  },
  {
    name: 'a token opens a session without its key',
    file: `${server}/session/createSessions.ts`,
    find: '!session || session.jkt !== key.jkt',
    replace: '!session',
  },
  {
    name: 'a session lasts for ever while it is used',
    file: `${server}/session/withUse.ts`,
    find: 'Math.min(now + policy.idleMs, lastsUntil)',
    replace: 'now + policy.idleMs',
  },
  {
    name: 'a refresh token counts for longer than 10 s',
    file: `${server}/session/withSecret.ts`,
    find: 'until: now + policy.graceMs',
    replace: 'until: now + 2 * policy.graceMs',
  },
  {
    name: 'a refresh token that was lost counts beside the one in place of it',
    file: `${server}/session/createSessions.ts`,
    find: 'version: session.version + 1, hash }, value }',
    replace:
      'version: session.version + 1, hash, before: { hash: session.hash, until: now() + policy.graceMs } }, value }',
  },
  {
    name: 'a contract that refuses stays signed in',
    file: `${server}/session/createSessions.ts`,
    find: "answers.includes('invalid') ||",
    replace: '',
  },
  {
    name: 'a contract whose chain is away stays signed in for ever',
    file: `${server}/session/createSessions.ts`,
    find: "(answers.includes('unknown') && isOver)",
    replace: 'false',
  },
  {
    name: 'a change brings back a session that was ended',
    file: `${server}/store/memoryStore.ts`,
    find: 'if (sessions.get(session.id)?.version !== session.version - 1) return false',
    replace: '',
  },
  {
    name: 'a page of another site signs in',
    file: `${server}/http/requireOwnPage.ts`,
    find: "headers.get('x-cleat') === '1'",
    replace: 'true',
  },
  {
    name: 'a form of another site signs in',
    file: `${server}/http/readJsonBody.ts`,
    find: "type.trim().toLowerCase() !== 'application/json'",
    replace: 'false',
  },
  {
    name: 'an origin that is not set signs in',
    file: `${server}/http/findOrigin.ts`,
    find: 'origins.find((one) => one === asked)',
    replace: 'asked',
  },
  {
    name: 'a subdomain plants a cookie',
    file: `${server}/http/siwxCookies.ts`,
    // biome-ignore lint/suspicious/noTemplateCurlyInString: it is the text of another file.
    find: '(isSecure ? `__Host-${name}` : name)',
    replace: 'name',
  },
  {
    name: 'a text that registers a name signs in',
    file: `${server}/accept/checkPurpose.ts`,
    find: 'resources.some((one) => one.startsWith(otherPurpose))',
    replace: 'resources.length > 99',
  },
  {
    name: 'an account of another user joins a session',
    file: `${server}/routes/signIn.ts`,
    find: "if (isOther && parts.onConflict === 'refuse') throw refuseLink()",
    replace: '',
  },
  {
    name: 'a session of another user is ended from outside',
    file: `${server}/routes/endDevice.ts`,
    find: 'if (all.some((one) => one.id === id)) await',
    replace: 'await',
  },
  {
    name: 'a proof counts for another request',
    file: `${server}/tokens/readProof.ts`,
    find: 'htm !== asked.method || url.pathname !== asked.path',
    replace: 'false',
  },
  {
    name: 'a proof counts for another service',
    file: `${server}/tokens/readProof.ts`,
    find: 'if (!asked.origins.includes(url.origin)) return false',
    replace: '',
  },
  {
    name: 'a proof counts for another token',
    file: `${server}/tokens/readProof.ts`,
    find: 'asked.token === undefined || ath === toBase64Url(hashText(asked.token))',
    replace: 'true',
  },
  {
    name: 'a proof counts twice',
    file: `${server}/routes/readCaller.ts`,
    find: 'isOpen || (await store.claim(held.use)) ?',
    replace: 'isOpen || held.use ?',
  },
  {
    name: 'an access token counts with another key',
    file: `${server}/routes/openSession.ts`,
    find: 'if (read?.jkt === jkt)',
    replace: 'if (read)',
  },
]
