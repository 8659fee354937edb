import type { AreaTexts } from '@cleat/ui/secure'
import type { SecureTexts } from './en.ts'

/** Português do Brasil. Made by a machine and not yet reviewed by a native speaker. */
export const ptBR: AreaTexts<keyof SecureTexts> = {
  'secure.codeTitle': 'Digite o código',
  'secure.codeLead': 'Enviamos para {email}.',
  'secure.code': 'Código do e-mail',
  'secure.digit': 'Dígito {number}',
  'secure.codeWrong':
    '{count, plural, one {Esse código não está certo. Resta # tentativa.} other {Esse código não está certo. Restam # tentativas.}}',
  'secure.codeOver': 'Este código não vale mais. Peça um novo.',
  'secure.throttled': 'Muitas tentativas. Tente novamente em {time}.',
  'secure.service':
    'Não foi possível acessar a carteira. Confira sua conexão com a internet e tente novamente.',
  'secure.minutes': '{count, plural, one {# minuto} other {# minutos}}',
  'secure.hours': '{count, plural, one {# hora} other {# horas}}',
  'secure.resend': 'Reenviar código',
  'secure.resendIn': 'Reenviar em {seconds} s',
  'secure.resent': 'Código enviado de novo.',
  'secure.noMail': 'O e-mail não chegou? Olhe na pasta de spam.',
  'secure.otherEmail': 'Usar outro e-mail',

  'secure.passkeyTitle': 'Use sua chave de acesso',
  'secure.passkeyLead': 'Se você ainda não tem uma carteira aqui, crie uma.',
  'secure.usePasskey': 'Usar uma chave de acesso',
  'secure.useCode': 'Usar um código de recuperação',
  'secure.incomplete': 'Nenhuma chave de acesso foi usada. Tente novamente ou escolha outra forma.',
  'secure.wrongPasskey':
    'Esta chave de acesso não funciona aqui. Use outra ou escolha outra forma.',
  'secure.lackingPasskey':
    'Esta chave de acesso permite entrar, mas não abre sua carteira. Para isso você precisa de um código de recuperação.',

  'secure.methodTitle': 'Escolha como recuperar sua carteira',
  'secure.methodLead':
    'Você precisa disso para abrir sua carteira em outro navegador ou se perder este dispositivo.',
  'secure.testTitle': 'Teste sua chave de acesso',
  'secure.testLead': 'Use sua nova chave de acesso uma vez para conferir se ela abre sua carteira.',

  'secure.saveTitle': 'Guarde seu código de recuperação',
  'secure.saveLead':
    'Você precisa dele para abrir sua carteira em outro navegador ou se perder este dispositivo. Anote em papel ou guarde em um gerenciador de senhas.',
  'secure.saveWarning':
    'Não temos cópia e não podemos redefini-lo. Se você perder este dispositivo e este código, tudo o que está na sua carteira se perde. Nunca compartilhe este código.',
  'secure.codeName': 'Código de recuperação',
  'secure.copy': 'Copiar código',
  'secure.copied': 'Código copiado',
  'secure.saved': 'Já guardei',

  'secure.confirmTitle': 'Confira se você guardou',
  'secure.confirmLead':
    'Digite estas duas partes do seu código de recuperação a partir da cópia que você guardou.',
  'secure.part': 'Parte {number}',
  'secure.confirmWrong':
    'Isso não confere com seu código de recuperação. Confira sua cópia ou mostre o código de novo.',
  'secure.showCode': 'Mostrar o código de novo',
  'secure.create': 'Criar carteira',
  'secure.creating': 'Criando sua carteira…',

  'secure.createdTitle': 'Sua carteira está pronta',
  'secure.compatible': '{network} e redes compatíveis',
  'secure.continue': 'Continuar',

  'secure.recoverTitle': 'Digite seu código de recuperação',
  'secure.recoverLead':
    'Sua carteira é nova neste navegador. O código que você guardou ao criar sua carteira a abre aqui.',
  'secure.openTitle': 'Abra sua carteira',
  'secure.openLead':
    'Sua carteira é nova neste navegador. Abra com sua chave de acesso ou seu código de recuperação.',
  'secure.mistyped':
    'Este código está incompleto ou tem um erro de digitação. Compare com a cópia que você guardou.',
  'secure.notYours': 'Este código é de outra carteira. Digite o que você guardou para esta conta.',
  'secure.held':
    'Esta espera protege você se outra pessoa tiver seu código. Volte em {time} e digite o código de novo.',
  'secure.open': 'Abrir carteira',
  'secure.opening': 'Abrindo sua carteira…',

  'secure.secondLead':
    'Em um dispositivo novo, uma chave de acesso não basta. Digite o código que enviamos para {email}.',
  'secure.oldCodeLead': 'Digite o código que enviamos para seu e-mail atual {email}.',
  'secure.newCodeLead': 'Agora digite o código que enviamos para seu novo e-mail {email}.',
  'secure.emailLead':
    'Você recebe seus códigos em {email}. Enviaremos um para lá primeiro e depois um para seu novo e-mail.',
  'secure.newEmail': 'Novo e-mail',
  'secure.emailInvalid': 'Digite um endereço de e-mail válido.',
  'secure.emailSame': 'Este já é seu e-mail. Digite outro.',
  'secure.emailTaken': 'Outra conta usa este e-mail. Nada foi alterado. Digite outro.',
  'secure.noEmail':
    'Você não entra aqui com um código por e-mail, então não há e-mail para alterar.',

  'secure.lostEmail': 'Não consigo abrir esta caixa',
  'secure.lostLead':
    'Confirme com sua chave de acesso e depois com um código enviado ao seu novo e-mail. A mudança leva 72 horas, e sua caixa antiga {email} pode pará-la até lá.',
  'secure.waitingTitle': 'Seu e-mail vai mudar',
  'secure.waitingLead': 'Seu e-mail passa a ser {email} em {time}. Até lá, você entra como antes.',
  'secure.stopChange': 'Parar a mudança',
  'secure.keepTitle': 'Manter seu e-mail?',
  'secure.keepLead':
    'Alguém usou uma chave de acesso da sua carteira para mudar o e-mail dela sem esta caixa. Se quiser mantê-lo, pare a mudança aqui.',
  'secure.keptTitle': 'Seu e-mail continua',
  'secure.keptLead':
    'A mudança foi parada. Se você não a pediu, remova nas configurações da carteira os dispositivos e as chaves de acesso que não conhece.',
  'secure.linkOverTitle': 'Este link não vale mais',
  'secure.keepOverLead':
    'A mudança já foi parada ou já aconteceu. As configurações da carteira mostram o e-mail com que você entra.',
  'secure.freezeTitle': 'Congelar sua carteira?',
  'secure.freezeLead':
    'Sua carteira não assina mais nada, em nenhum navegador, até você reabri-la nas configurações dela.',
  'secure.freeze': 'Congelar carteira',
  'secure.frozenTitle': 'Sua carteira está congelada',
  'secure.frozenLead':
    'Agora ela não assina nada. Entre, reabra-a nas configurações da carteira e remova os dispositivos e as formas de entrar que não conhece.',
  'secure.freezeOverLead':
    'Ele já foi usado ou é antigo demais. Use o link de um e-mail mais novo, ou remova os dispositivos que não conhece nas configurações da carteira.',
  'secure.linkTitle': 'Você já tem uma carteira',
  'secure.linkLead': 'Ela pertence a {email}. Confirme que é sua, e este login também a abrirá.',
  'secure.linkWrong': 'Esse login não abre esta carteira. Use outro ou escolha outra forma.',
  'secure.linkIncomplete': 'O login não foi concluído. Tente novamente ou escolha outra forma.',
  'secure.linkBlocked': 'Seu navegador bloqueou a janela. Tente novamente para abri-la.',
  'secure.linkWaiting': 'Conclua na janela de {provider}.',
  'secure.useEmail': 'Receber um código por e-mail',
  'secure.useProvider': 'Continue com {provider}',
  'secure.linkSeparate': 'Criar uma carteira separada',

  'secure.useDevice': 'Usar outro dispositivo',
  'secure.deviceLead':
    'Em um dispositivo que já abre sua carteira, vá às configurações da conta neste app, escolha “{add}” e digite este código.',
  'secure.deviceCode': 'Código deste dispositivo',
  'secure.deviceWaiting': 'Aguardando seu outro dispositivo…',
  'secure.deviceOffline': 'Você está offline. Continuaremos quando você voltar a ficar online.',
  'secure.otherWay': 'Escolher outra forma',
  'secure.addLead':
    'Entre no novo dispositivo e escolha lá “{other}”. Depois digite o código que ele mostra.',
  'secure.addCode': 'Código no novo dispositivo',
  'secure.addWarning':
    'Um dispositivo que você adiciona pode gastar tudo o que há na sua carteira. Adicione somente um que esteja na sua frente.',
  'secure.addMistyped': 'O código tem 12 caracteres. Compare com o novo dispositivo.',
  'secure.addWrong':
    'Nenhum dos seus dispositivos mostra este código. Compare com o novo dispositivo.',

  'secure.deviceScan': 'Ou escaneie este código com a câmera dele.',
  'secure.deviceAskLead': '{device} pede para abrir sua carteira. Confira se mostra este código:',
  'secure.deviceFront': 'Está na minha frente e mostra este código',
  'secure.deviceAskNote':
    'Se você não começou isto, feche esta página. Talvez outra pessoa consiga entrar como você.',
  'secure.deviceGoneTitle': 'Nenhum dispositivo novo encontrado',
  'secure.deviceGoneLead':
    'Nenhum dos seus dispositivos espera com este código. Comece de novo no novo dispositivo e escaneie o código que ele mostra.',
  'secure.deviceLockedTitle': 'Sua carteira não está aberta neste navegador',
  'secure.deviceLockedLead':
    'Entre aqui no app com que você usa sua carteira e escaneie o código de novo. Ou digite-o lá em “{add}”.',
  'secure.deviceFailedTitle': 'O dispositivo não foi adicionado',
  'secure.deviceFailedLead':
    'Confira as configurações da carteira e comece de novo no novo dispositivo.',
  'secure.nothingTitle': 'Nada a fazer aqui',
  'secure.nothingLead':
    'Esta janela pertence à sua carteira. Feche-a e comece de novo no app de onde você veio.',

  'secure.approveTitle': 'Aprovar esta solicitação?',
  'secure.receiver': 'Endereço do destinatário',
  'secure.unsigned':
    'Não foi possível acessar a carteira, então nada foi assinado. Confira sua conexão com a internet e tente novamente.',
  'secure.signing': 'Assinando…',
  'secure.together': 'Tudo acontece de uma vez, ou nada acontece.',
  'secure.upgradeNote':
    'Ela mantém o endereço e o que contém. A partir daí, executa o código de {name}, que ninguém pode mudar.',
  'secure.upgradeAgree': 'Tornar minha conta inteligente',
  'secure.leaves': 'Sai da sua conta',
  'secure.removalNote': 'O que os apps podem fazer por este código também termina.',
  'secure.approvedTitle': 'Aprovada',
  'secure.declinedTitle': 'Recusada',
  'secure.overTitle': 'Esta solicitação terminou',
  'secure.overLead': 'O app a retirou ou demorou demais. Nada foi assinado nesta janela.',
  'secure.unsignedTitle': 'Não foi possível assinar',
  'secure.backLead': 'Feche esta janela e volte ao app.',

  'secure.pairTitle': 'Digite o código da janela',
  'secure.pairLead': 'A janela da sua carteira mostra seis dígitos.',
  'secure.pairCode': 'Código na janela',
  'secure.pairWrong': 'Esse código não está certo. Compare com a janela.',
  'secure.pairOther': 'Abrir outra janela',
  'secure.shownCodeTitle': 'Digite este código no app',
  'secure.shownCodeLead':
    'Volte ao app de onde você veio e digite estes seis dígitos. Se você não abriu esta janela por lá, feche-a.',
  'secure.shownCode': 'Código desta janela',
  'secure.lockedTitle': 'Entre de novo',
  'secure.lockedLead':
    'Esta janela não está conectada à carteira solicitada. Feche-a e entre de novo no app.',
}
