import type { CountedText } from "@maloca/catalog/words";

// The widgets' texts in Brazilian Portuguese, with the sections of `es.ts`, and the catalog's texts.

export * from "@maloca/catalog/locales/pt";

/** Tells this file from the few texts that a page changes. */
export const wholeLanguage = true;

export const submissionStatus = {
  slow: "A conexão está lenta. Ainda estamos enviando; não feche esta página.",
  offline: "Sem internet. Enviamos assim que a conexão voltar, se você deixar esta página aberta.",
  invalid: "Confira os campos marcados.",
};

export const offlineNotice = {
  keep: "Salvar neste aparelho para poder fechar a página",
  kept: "Salvo neste aparelho, ainda não enviado. Enviamos quando a conexão voltar ou quando você voltar aqui.",
  unkept: "Não conseguimos salvar neste aparelho. Não feche esta página.",
  forget: "Apagar o que foi salvo",
};

export const operatorLine = {
  operatedBy: "Operado por {operator} · Registro de turismo da Colômbia (RNT) {rnt}",
};

export const testRibbon = {
  testMode: "Modo de teste: o que você enviar não chega à equipe.",
};

export const confirmation = {
  reference: "Sua referência:",
  keep: "Guarde esta referência: com ela encontramos seu pedido se você escrever ou ligar.",
};

export const toast = {
  close: "Fechar aviso",
};

export const errorFallback = {
  text: "Algo deu errado. Fale com a gente pelo {messaging} ou em {email}.",
};

export const booking = {
  title: "Peça sua reserva",
  intro:
    "Conte qual é a viagem dos seus sonhos. Respondemos pelo WhatsApp com o link da reserva; aqui você não paga nada.",
  close: "Fechar",
  counter: {
    one: "{n} experiência escolhida, no máximo {max}",
    other: "{n} experiências escolhidas, no máximo {max}",
  } as CountedText,
  maximum: "(você chegou ao máximo)",
  optional: "(opcional)",
  submit: "Enviar pedido",
  sending: "Enviando…",
  failed: "Seu pedido não foi enviado. O que você escreveu continua aqui.",
};

export const bookingTrip = {
  next: "O que acontece depois?",
  next1: "Você recebe uma referência, e nós recebemos seu pedido.",
  next2: "Chamamos você no WhatsApp e montamos a viagem juntos.",
  next3: "Você reserva com o link que enviamos. Aqui você não paga nada.",
  answers: "Antes de reservar",
  group: "pelo grupo inteiro",
  spoken: "Já falou com a equipe?",
  pay: "Pagar o sinal ou o total",
  payFailed: "Não conseguimos abrir o pagamento. Tente de novo.",
};

export const contact = {
  optional: "(opcional)",
  submit: "Enviar mensagem",
  sending: "Enviando…",
  sent: "Sua mensagem chegou. Alguém da equipe vai responder você.",
  failed: "Sua mensagem não foi enviada. O que você escreveu continua aqui.",
};

export const experiences = {
  legend: "Escolha suas experiências",
  counter: {
    one: "{n} experiência escolhida, no máximo {max}",
    other: "{n} experiências escolhidas, no máximo {max}",
  } as CountedText,
  maximum: "(você chegou ao máximo)",
  required: "Escolha pelo menos uma experiência.",
};

export const help = {
  button: "Precisa de ajuda?",
  title: "Vamos conversar?",
  intro: "Alguém da equipe vai responder você.",
  messaging: "Fale com a gente pelo WhatsApp",
  email: "E-mail",
  hours: "Horário de atendimento",
};

export const lightbox = {
  title: "Galeria de imagens",
  close: "Fechar",
  previous: "Imagem anterior",
  next: "Próxima imagem",
  whole: "Ver a imagem inteira",
  counter: "{n} / {total}" as CountedText,
  failed: "Não conseguimos carregar esta imagem. Confira sua conexão.",
};

export const newsletter = {
  submit: "Quero receber",
  sending: "Fazendo sua inscrição…",
  sent: "Pronto: você já está na lista.",
  failed: "Sua inscrição não foi feita. Seu e-mail continua aqui.",
  invalid: "",
};

export const partnership = {
  choose: "Escolha uma opção",
  optional: "(opcional)",
  submit: "Enviar proposta",
  privacy: "Seu e-mail abre com a proposta pronta. Nada fica guardado aqui.",
  invalid: "Confira os campos marcados.",
  failed: "Sua proposta não foi enviada. O que você escreveu continua aqui.",
  byHand: "Seu e-mail não abriu? Copie o texto e envie para",
  message: "Sua proposta",
  copy: "Copiar o texto",
  copied: "Texto copiado",
};

export const payment = {
  title: "Pague sua viagem",
  intro:
    "Garanta seu lugar com um sinal ou pague o total. Nossa equipe responde pelo WhatsApp com um link de pagamento seguro.",
  close: "Fechar",
  back: "Voltar",
  option: "Quanto você quer pagar agora?",
  deposit: "Sinal ({percent})",
  full: "Pagamento total",
  submit: "Continuar no WhatsApp",
  privacy: "Aqui não se cobra nem se guarda nada: você mesmo envia a mensagem.",
  failed: "Não conseguimos preparar sua mensagem. Confira sua conexão e tente de novo.",
};

export const paymentHandover = {
  blocked:
    "Seu navegador não deixou abrir o WhatsApp. Sua mensagem está pronta: abra por aqui ou copie.",
  byHand: "Abrimos o WhatsApp. Copie sua mensagem e cole na conversa.",
  alone: "Copie sua mensagem e envie para a nossa equipe.",
  message: "Sua mensagem",
  link: "Abrir o WhatsApp",
  copy: "Copiar a mensagem",
  copied: "Mensagem copiada",
};

export const paymentSums = {
  travelers: "Viajantes",
  fewer: "Um viajante a menos",
  more: "Um viajante a mais",
  least: "Mínimo {least} pessoas.",
  sentence: "Você paga {now} pesos agora, restante {balance} pesos: {rest}.",
  now: "Você paga agora",
  balance: "Restante",
  settled: "Sua viagem fica quitada",
  unknown: "Escreva o valor da viagem e veja quanto você paga agora e quanto depois.",
};

export const mailSlip = {
  slip: "Você quis dizer {mail}?",
};

export const tripWizard = {
  progress: "Etapas do seu pedido",
  count: "Etapa {n} de {max}" as CountedText,
  mark1: "Você",
  mark2: "Contato",
  mark3: "Viagem",
  mark4: "Detalhes",
  title1: "Qual é o seu nome?",
  title2: "Como falamos com você?",
  title3: "Qual é a viagem dos seus sonhos?",
  title4: "O que precisamos saber?",
  counter: "Escolha quantos quiser · {n} na sua lista" as CountedText,
  optional: "(opcional)",
  back: "Voltar",
  next: "Continuar",
  submit: "Enviar",
  sending: "Enviando…",
  sent: "Seu pedido chegou. Alguém da equipe vai responder você, e montamos a viagem juntos.",
  close: "Fechar",
  failed: "Seu pedido não foi enviado. O que você escreveu continua aqui.",
};
