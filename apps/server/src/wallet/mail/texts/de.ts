import type { MailTexts } from './en.ts'

/** Deutsch. Made by a machine and not yet reviewed by a native speaker. */
export const de: MailTexts = {
  codeSubject: '{code} ist dein Code für {host}',
  code: 'Das ist dein Code für {host}.',
  only: 'Gib ihn nur auf {wallet} ein. Gib ihn niemandem, der per E-Mail, am Telefon oder in einem Chat danach fragt.',
  lasts: 'Er gilt 10 Minuten. Wenn du ihn nicht angefordert hast, ignoriere diese E-Mail.',
  asked: 'Angefordert mit {browser}, {time}',
  recoverySubject: 'Jemand stellt deine Wallet wieder her',
  recovery: 'Dein Wiederherstellungscode wurde benutzt. Er kann deine Wallet ab {until} öffnen.',
  holdersSubject: 'Wer deine Wallet öffnen kann, hat sich geändert',
  holders: 'Die Geräte oder Wiederherstellungsmethoden deiner Wallet wurden geändert.',
  deletionSubject: 'Deine Wallet wird gelöscht',
  deletion:
    'Du hast das Löschen deiner Wallet verlangt. Sie wird am {until} gelöscht. Bis dahin kannst du es in den Einstellungen deiner Wallet abbrechen.',
  exportSubject: 'Deine Schlüssel wurden exportiert',
  export: 'Die Schlüssel deiner Wallet wurden exportiert.',
  movedSubject: 'Die E-Mail deiner Wallet wurde geändert',
  moved:
    'Die E-Mail-Adresse für die Anmeldung bei deiner Wallet wurde geändert. Codes gehen ab jetzt an das andere Postfach.',
  lostSubject: 'Die E-Mail deiner Wallet wird geändert',
  lost: 'Mit einem Passkey wurde verlangt, die E-Mail deiner Wallet ohne dieses Postfach zu ändern. Das geschieht am {until}. Bis dahin kannst du es von hier aus stoppen.',
  keep: 'Wenn du das lesen kannst und deine E-Mail behalten willst, stoppe die Änderung:',
  linkedSubject: 'Eine weitere Anmeldung',
  linked: '{provider} wurde als Anmeldung bei deiner Wallet hinzugefügt.',
  unlinkedSubject: 'Eine Anmeldung wurde entfernt',
  unlinked: '{provider} wurde als Anmeldung bei deiner Wallet entfernt.',
  freeze:
    'Wenn du das nicht warst, friere deine Wallet ein. Sie signiert dann nichts, bis du sie wieder öffnest:',
  from: 'Diese E-Mail ist von {wallet}. Sie fragt nie nach einem Code oder nach Wörtern.',
  browser: 'Ein Browser',
  browserOn: '{browser} unter {system}',
  email: 'E-Mail',
  passkey: 'Ein Passkey',
}
