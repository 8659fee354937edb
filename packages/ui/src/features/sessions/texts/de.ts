import type { AreaTexts } from '../../../i18n/area/textArea.ts'
import type { SessionsTexts } from './en.ts'

/** Deutsch. Made by a machine and not yet reviewed by a native speaker. */
export const de: AreaTexts<keyof SessionsTexts> = {
  'permissions.tab': '{tab, select, expired {Abgelaufen} revoked {Widerrufen} other {Aktiv}}',
  'permissions.loading': 'Berechtigungen werden geladen',
  'permissions.none':
    '{tab, select, expired {Nichts ist abgelaufen} revoked {Nichts wurde widerrufen} other {Nichts läuft ohne deine Zustimmung}}',
  'permissions.noneText': 'Was diese App ohne Rückfrage darf, steht hier.',
  'permissions.undated': 'Datum unbekannt',
  'permissions.missingService':
    'Berechtigungen aus deinen anderen Browsern konnten nicht geladen werden.',
  'permissions.missingWallet':
    '{wallet} gibt die eigene Liste nicht heraus. Hier steht, was sich dieser Browser gemerkt hat.',
  'permissions.unsupportedTitle': '{wallet} erteilt keine Berechtigungen',
  'permissions.unsupportedText': 'Apps müssen dich jedes Mal fragen.',
  'permissions.failedTitle': 'Deine Berechtigungen konnten nicht geladen werden',
  'permissions.until': 'bis {date}',
  'permissions.ended': 'beendet am {date}',
  'permissions.unknown': 'Nicht bestätigt',
  'permissions.broader': 'Zu viel',
  'permissions.revoking': 'Wird widerrufen',
  'permissions.any': 'beliebig viel {symbol}',
  'permissions.unknownAmount': 'ein Betrag von {token}',
  'permissions.periodic':
    '{unit, select, minute {{amount} pro Minute} hour {{amount} pro Stunde} day {{amount} pro Tag} week {{amount} pro Woche} other {{amount} je {time}}}',
  'permissions.stream': '{amount} pro Tag, insgesamt bis zu {max}',
  'permissions.allowance': 'Insgesamt bis zu {amount}',
  'permissions.used': '{amount} genutzt',
  'permissions.usedInPeriod': '{amount} in diesem Zeitraum genutzt',
  'permissions.calls': '{names} aufrufen',
  'permissions.callsWithValue': '{names} aufrufen und bis zu {amount} senden',
  'permissions.steps': 'Was geschehen ist',
  'permissions.stepWallet':
    '{fact, select, pending {Bestätige in {wallet}} done {{wallet} hat sie widerrufen} failed {{wallet} hat sie nicht widerrufen} other {{wallet} kann hier nicht gefragt werden}}',
  'permissions.stepList':
    '{fact, select, pending {Wird bei {wallet} geprüft} done {Nicht mehr auf der Liste von {wallet}} failed {Noch auf der Liste von {wallet}} other {{wallet} hat keine Liste zum Prüfen}}',
  'permissions.stepChain':
    '{fact, select, pending {{network} wird gefragt} done {{network} bestätigt es} failed {{network} erlaubt es noch} other {{network} konnte nicht gefragt werden}}',
  'permissions.stepService':
    '{fact, select, pending {Der Dienst wird informiert} done {Der Dienst weiß Bescheid} other {Der Dienst konnte nicht informiert werden}}',
  'permissions.app': 'App',
  'permissions.given': 'Erteilt',
  'permissions.endsAt': 'Endet',
  'permissions.callLimit': 'Höchstens so viele Aufrufe',
  'permissions.delegate': 'Wer sie nutzen kann',
  'permissions.enforcer': 'Durchgesetzt von',
  'permissions.gone': 'Diese Berechtigung ist nicht mehr hier',
  'permissions.broaderText':
    '{wallet} hat mehr erlaubt, als diese App wollte. Die App hat sie nicht bekommen, aber sie ist vielleicht noch aktiv. Widerrufe sie.',
  'permissions.allowed': 'Ohne Rückfrage erlaubt',
  'permissions.openText':
    'Vielleicht ist sie noch aktiv. Versuche es noch einmal oder widerrufe sie in {wallet}.',
  'permissions.revoke': 'Widerrufen',
  'permissions.revokeAgain': 'Noch einmal widerrufen',
  'permissions.revokeAll': 'Alle {count} widerrufen',
  'permissions.createdTitle': '{app} hat deine Berechtigung',
  'permissions.createdText':
    '{words}, bis {date}. Du kannst sie jederzeit in den Kontoeinstellungen widerrufen.',
  'permissions.see': 'Berechtigung ansehen',
  'permissions.network': 'Netzwerk',
  'permissions.done': 'Fertig',
  PERMISSION_INVALID: 'Diese App wollte eine ungültige Berechtigung. Nichts wurde erteilt.',
  PERMISSION_UNSUPPORTED:
    '{wallet} kann diese Berechtigung nicht erteilen. Versuche es mit einer anderen Wallet.',
  PERMISSION_BROADER_THAN_ASKED:
    '{wallet} hat mehr erlaubt, als diese App wollte. Widerrufe es unter Berechtigungen.',
}
