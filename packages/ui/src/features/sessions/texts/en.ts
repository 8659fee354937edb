/** The texts of permissions and of their errors, in ICU syntax. */
export const en = {
  'permissions.tab': '{tab, select, expired {Expired} revoked {Revoked} other {Active}}',
  'permissions.loading': 'Loading permissions',
  'permissions.none':
    '{tab, select, expired {Nothing has expired} revoked {Nothing has been revoked} other {Nothing runs without your approval}}',
  'permissions.noneText': 'What you let this app do without asking is listed here.',
  'permissions.undated': 'Date unknown',
  'permissions.missingService': 'Permissions from your other browsers couldn’t be loaded.',
  'permissions.missingWallet':
    '{wallet} doesn’t share its list, so this shows what this browser remembers.',
  'permissions.unsupportedTitle': '{wallet} doesn’t grant permissions',
  'permissions.unsupportedText': 'Apps have to ask you each time.',
  'permissions.failedTitle': 'Couldn’t load your permissions',
  'permissions.until': 'until {date}',
  'permissions.ended': 'ended {date}',
  'permissions.unknown': 'Not confirmed',
  'permissions.broader': 'Too much',
  'permissions.revoking': 'Revoking',
  'permissions.any': 'any amount of {symbol}',
  'permissions.unknownAmount': 'an amount of {token}',
  'permissions.periodic':
    '{unit, select, minute {{amount} a minute} hour {{amount} an hour} day {{amount} a day} week {{amount} a week} other {{amount} every {time}}}',
  'permissions.stream': '{amount} a day, up to {max} in total',
  'permissions.allowance': 'Up to {amount} in total',
  'permissions.used': '{amount} used',
  'permissions.usedInPeriod': '{amount} used in this period',
  'permissions.calls': 'Call {names}',
  'permissions.callsWithValue': 'Call {names} and send up to {amount}',
  'permissions.steps': 'What happened',
  'permissions.stepWallet':
    '{fact, select, pending {Confirm in {wallet}} done {{wallet} revoked it} failed {{wallet} didn’t revoke it} other {{wallet} can’t be asked here}}',
  'permissions.stepList':
    '{fact, select, pending {Checking with {wallet}} done {No longer on the list of {wallet}} failed {Still on the list of {wallet}} other {{wallet} has no list to check}}',
  'permissions.stepChain':
    '{fact, select, pending {Checking with {network}} done {{network} confirms it} failed {{network} still allows it} other {{network} couldn’t be asked}}',
  'permissions.stepService':
    '{fact, select, pending {Telling the service} done {The service knows} other {The service couldn’t be told}}',
  'permissions.app': 'App',
  'permissions.given': 'Given',
  'permissions.endsAt': 'Ends',
  'permissions.callLimit': 'Most calls',
  'permissions.delegate': 'Who can use it',
  'permissions.enforcer': 'Enforced by',
  'permissions.gone': 'This permission isn’t here anymore',
  'permissions.broaderText':
    '{wallet} granted more than this app asked for. The app didn’t get it, but it may still be active. Revoke it.',
  'permissions.allowed': 'Allowed without asking',
  'permissions.openText': 'It may still be active. Try again, or revoke it in {wallet}.',
  'permissions.revoke': 'Revoke',
  'permissions.revokeAgain': 'Revoke again',
  'permissions.revokeAll': 'Revoke all {count}',
  'permissions.createdTitle': '{app} has your permission',
  'permissions.createdText':
    '{words}, until {date}. You can revoke it any time in your account settings.',
  'permissions.see': 'See permission',
  'permissions.network': 'Network',
  'permissions.done': 'Done',
  PERMISSION_INVALID: 'This app asked for a permission that isn’t valid. Nothing was granted.',
  PERMISSION_UNSUPPORTED: '{wallet} can’t grant this permission. Try another wallet.',
  PERMISSION_BROADER_THAN_ASKED:
    '{wallet} granted more than this app asked for. Revoke it under Permissions.',
} as const

export type SessionsTexts = typeof en
