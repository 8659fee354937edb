import type { MailTexts } from './en.ts'

/** Português do Brasil. Made by a machine and not yet reviewed by a native speaker. */
export const ptBR: MailTexts = {
  codeSubject: '{code} é seu código para {host}',
  code: 'Este é seu código para {host}.',
  only: 'Digite-o só em {wallet}. Não o dê a quem pedir por e-mail, telefone ou chat.',
  lasts: 'Vale por 10 minutos. Se você não pediu, ignore este e-mail.',
  asked: 'Pedido com {browser}, {time}',
  recoverySubject: 'Alguém está recuperando sua carteira',
  recovery:
    'Seu código de recuperação foi usado. Ele poderá abrir sua carteira a partir de {until}.',
  holdersSubject: 'Mudou quem pode abrir sua carteira',
  holders: 'Os dispositivos ou métodos de recuperação da sua carteira mudaram.',
  deletionSubject: 'Sua carteira será excluída',
  deletion:
    'Você pediu a exclusão da sua carteira. Isso acontece em {until}. Até lá, você pode cancelar nas configurações da carteira.',
  exportSubject: 'Suas chaves foram exportadas',
  export: 'As chaves da sua carteira foram exportadas.',
  movedSubject: 'O e-mail da sua carteira mudou',
  moved:
    'O e-mail que entra na sua carteira mudou. A partir de agora, os códigos vão para a outra caixa.',
  lostSubject: 'O e-mail da sua carteira vai mudar',
  lost: 'Uma chave de acesso foi usada para mudar o e-mail da sua carteira sem esta caixa. Isso acontece em {until}. Até lá, dá para parar por aqui.',
  keep: 'Se você lê isto e quer manter seu e-mail, pare a mudança:',
  linkedSubject: 'Outra forma de entrar',
  linked: '{provider} foi adicionado como forma de entrar na sua carteira.',
  unlinkedSubject: 'Uma forma de entrar foi removida',
  unlinked: '{provider} foi removido das formas de entrar na sua carteira.',
  freeze: 'Se não foi você, congele sua carteira. Ela não assina nada até você abri-la de novo:',
  from: 'Este e-mail é de {wallet}. Ele nunca pede código nem palavras.',
  browser: 'Um navegador',
  browserOn: '{browser} no {system}',
  email: 'e-mail',
  passkey: 'uma chave de acesso',
}
