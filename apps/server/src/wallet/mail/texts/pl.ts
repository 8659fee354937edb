import type { MailTexts } from './en.ts'

/** Polski. Made by a machine and not yet reviewed by a native speaker. */
export const pl: MailTexts = {
  codeSubject: '{code} to Twój kod do {host}',
  code: 'Oto Twój kod do {host}.',
  only: 'Wpisz go tylko na {wallet}. Nie podawaj go nikomu, kto prosi o niego e-mailem, telefonicznie lub na czacie.',
  lasts: 'Działa przez 10 minut. Jeśli to nie Ty, zignoruj tę wiadomość.',
  asked: 'Żądanie: {browser}, {time}',
  recoverySubject: 'Ktoś odzyskuje Twój portfel',
  recovery: 'Użyto Twojego kodu odzyskiwania. Otworzy on Twój portfel od {until}.',
  holdersSubject: 'Zmieniło się, kto może otworzyć Twój portfel',
  holders: 'Zmieniono urządzenia lub metody odzyskiwania Twojego portfela.',
  deletionSubject: 'Twój portfel zostanie usunięty',
  deletion:
    'Otrzymaliśmy żądanie usunięcia Twojego portfela. Nastąpi to {until}. Do tego czasu możesz je anulować w ustawieniach portfela.',
  exportSubject: 'Wyeksportowano Twoje klucze',
  export: 'Wyeksportowano klucze Twojego portfela.',
  movedSubject: 'Zmieniono e-mail Twojego portfela',
  moved:
    'Zmieniono e-mail, którym logujesz się do portfela. Kody trafiają odtąd do innej skrzynki.',
  lostSubject: 'E-mail Twojego portfela zostanie zmieniony',
  lost: 'Użyto klucza dostępu, aby zmienić e-mail portfela bez tej skrzynki. Nastąpi to {until}. Do tego czasu można to stąd zatrzymać.',
  keep: 'Jeśli to czytasz i chcesz zachować swój e-mail, zatrzymaj zmianę:',
  linkedSubject: 'Kolejny sposób logowania',
  linked: 'Dodano {provider} jako sposób logowania do Twojego portfela.',
  unlinkedSubject: 'Usunięto sposób logowania',
  unlinked: 'Usunięto {provider} ze sposobów logowania do Twojego portfela.',
  freeze:
    'Jeśli to nie Ty, zamroź portfel. Nie podpisze niczego, dopóki go ponownie nie otworzysz:',
  from: 'Ta wiadomość jest od {wallet}. Nigdy nie prosi o kod ani o słowa.',
  browser: 'Przeglądarka',
  browserOn: '{browser} na {system}',
  email: 'e-mail',
  passkey: 'klucz dostępu',
}
