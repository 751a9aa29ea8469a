import { describe, expect, it } from "vitest";
import { describe as describeFailure, judgeDescribed } from "../src/mail-failures";
import { judge } from "../src/mail-replies";

/** A failure as nodemailer makes it of a reply. */
function failureOf(reply: string, command = "RCPT TO") {
  const code = command === "AUTH" ? "EAUTH" : command === "DATA" ? "EMESSAGE" : "EENVELOPE";
  const responseCode = Number(reply.slice(0, 3));
  return Object.assign(new Error(`Refused: ${reply}`), {
    ...{ code, responseCode, response: reply, command },
  });
}

type Row = [reply: string, command?: "RCPT TO" | "DATA" | "MAIL FROM" | "AUTH" | "CONN"];

const GONE: Row[] = [
  [
    "550 5.1.1 The email account that you tried to reach does not exist. Please try double-checking the recipient's email address for typos. - gsmtp",
  ],
  [
    "553 5.1.2 We weren't able to find the recipient domain. Please check for any spelling errors. - gsmtp",
  ],
  ["550 5.2.1 The email account that you tried to reach is disabled. - gsmtp"],
  ["550 5.2.1 The email account that you tried to reach is inactive. - gsmtp"],
  [
    "550 5.1.10 RESOLVER.ADR.RecipientNotFound; Recipient ana@example.org not found by SMTP address lookup",
  ],
  [
    "550 5.1.1 <relay@example.org>: Recipient address rejected: User unknown in local recipient table",
  ],
  [
    "550 5.1.1 <ana@example.org>: Recipient address rejected: User unknown in relay recipient table",
  ],
  ["550 5.1.2 <ana@nada.example>: Recipient address rejected: Domain not found"],
  ["550 5.1.1 <ana@icloud.com>: user does not exist"],
  ["550 5.1.1 Usuario desconocido"],
  ["550 5.1.1 O usuário não existe"],
  ["550 5.1.1 Destinatario inexistente"],
  ["550 5.2.1 Mailbox disabled"],
  ["556 Domain does not accept mail"],
  ["550 5.1.3 invalid address"],
  ["550 5.1.6 recipient no longer on server"],
  ["556 5.1.10 Domain does not accept mail (null MX)"],
  ["550 Unrouteable address"],
  ["550 No Such User Here"],
  ["550 Unknown user"],
  ["551 User does not exist"],
  ["550 5.0.0 ana@example.org... User unknown"],
  ["550 sorry, no mailbox here by that name (#5.1.1)"],
  [
    "554 delivery error: dd This user doesn't have a yahoo.com account (ana@yahoo.com) [0] - mta1064",
    "DATA",
  ],
  [
    "550-5.1.1 The email account that you tried to reach does not exist. Please try\n550-5.1.1 double-checking the address.\n550 5.1.1 https://support.example/?p=NoSuchUser",
  ],
];

/** The sender's quota, policy, relay, content, or a full mailbox: tried again. */
const LASTING: Row[] = [
  [
    "550 5.4.5 Daily user sending limit exceeded. For more information on Gmail sending limits go to https://support.example/a s5sm12197523qke.120 - gsmtp",
    "DATA",
  ],
  [
    "550-5.7.1 Daily SMTP relay limit exceeded for customer. For more information on\n550-5.7.1 SMTP relay sending limits please contact your administrator\n550 5.7.1 https://support.example b6-20020a1709 - gsmtp",
  ],
  [
    "550-5.7.26 This mail is unauthenticated, which poses a security risk to the sender and\n550 5.7.26 Gmail users.",
    "DATA",
  ],
  ["552 5.2.2 The email account that you tried to reach is over quota. - gsmtp"],
  ["552 5.3.4 Your message exceeded Google's message size limits. - gsmtp", "DATA"],
  [
    "552 5.7.0 This message was blocked because its content presents a potential security issue. - gsmtp",
    "DATA",
  ],
  [
    "550 5.2.1 The user you are trying to contact is receiving mail at a rate that prevents additional messages. - gsmtp",
  ],
  [
    "550 5.1.90 Your message can't be sent because you've reached your daily limit for message recipients",
  ],
  ["550 5.1.8 Access denied, bad outbound sender"],
  ["550 5.1.7 Invalid address of the sender"],
  ["550 5.1.0 Sender denied"],
  ["550 #5.1.0 Address rejected."],
  ["550 5.1.1"],
  ["550 5.1.1 Nadawca odrzucony"],
  ["550 5.1.1 Afzender geweigerd"],
  ["550 5.1.0 Отправитель отклонён"],
  ["550 5.1.2 送信者が拒否されました"],
  ["550 5.1.1 Dzienny limit wysyłki przekroczony"],
  ["550 5.1.1 Ihr Konto wurde gesperrt"],
  ["550 5.2.1 Konto zablokowane"],
  ["550 5.1.1 Too many invalid recipients in this session"],
  ["550 5.2.1 Account disabled: pay the invoice"],
  ["550 5.1.1 Invalid user credentials"],
  ["550 5.1.1 SMTP user unknown"],
  ["550 5.1.2 Domain does not exist in this account"],
  ["550 Reverse DNS lookup: domain name not found for 192.0.2.1"],
  ["550 5.1.1 Límite diario superado"],
  ["550 5.1.2 Relaying denied"],
  ["550 5.1.0 Authentication required"],
  ["550 5.1.1 Client 192.0.2.1 blocked"],
  ["550 5.1.1 Dirección del remitente rechazada: dominio no encontrado"],
  ["550 5.1.1 Adresse de l'expéditeur refusée"],
  ["550 5.1.1 Your IP is blacklisted"],
  ["550 5.1.2 SPF check failed for example.org"],
  ["550 5.1.1 Rejected: DMARC fail", "DATA"],
  ["550 Invalid address in From header", "DATA"],
  ["550 Buzón no disponible"],
  ["554 5.2.252 SendAsDenied; equipo@example.org not allowed to send as otro@example.org", "DATA"],
  [
    "554 5.2.0 STOREDRV.Submission.Exception:OutboundSpamException; WASCL UserAction verdict is Suspend",
    "DATA",
  ],
  ["550 5.7.708 Service unavailable. Access denied, traffic not accepted from this IP"],
  ["550 5.4.1 Recipient address rejected: Access denied"],
  ["550 5.5.0 Requested action not taken: mailbox unavailable (S2017062302)"],
  [
    "554 Message rejected: Email address is not verified. The following identities failed the check in region US-EAST-1: ana@example.org",
    "DATA",
  ],
  ["554 Access denied: User is not authorized to perform ses:SendRawEmail", "DATA"],
  [
    "550 The from address does not match a verified Sender Identity. Mail cannot be sent until this error is resolved.",
    "DATA",
  ],
  ["550 Unauthenticated senders not allowed"],
  ["550 5.7.1 Relaying denied"],
  ["554 relay denied"],
  ["554 5.7.1 <ana@example.org>: Relay access denied"],
  ["550 relay not permitted"],
  ["553 Relaying disallowed as equipo@example.org", "DATA"],
  [
    "550 5.4.6 Unusual sending activity detected. <a href=https://www.example.com/policy>Learn more</a>",
    "DATA",
  ],
  [
    "550 Domain example.org has exceeded the max emails per hour (101/100 (101%)) allowed. Message discarded.",
  ],
  ["552 Message would take you over your relay quota of 500. Current quota used: 487", "DATA"],
  ["525 5.7.1 Unauthorized IP address"],
  ["550 Request failed; Mailbox unavailable", "DATA"],
  [
    "553 5.7.2 [TSS06] All messages from 192.0.2.1 will be permanently deferred; Retrying will NOT succeed.",
  ],
  [
    "554 5.7.1 [CS01] Message rejected due to local policy. Please visit https://support.example/HT204137",
    "DATA",
  ],
  ["550 Requested action not taken: mailbox unavailable"],
  ["550 that IP address is not allowed to send"],
  ["550 Your account has been suspended, user not found in billing"],
  ["550 5.7.1 Sender signature not found", "DATA"],
  ["554 Transaction failed", "DATA"],
  ["550", "DATA"],
];

/** Passes by itself, and alarms nobody. */
const PASSING: Row[] = [
  ["450 4.2.1 The user you are trying to contact is receiving mail too quickly. - gsmtp"],
  ["452 4.2.2 The email account that you tried to reach is over quota. - gsmtp"],
  [
    "450 4.7.1 <ana@example.org>: Recipient address rejected: Greylisted, see http://postgrey.example",
  ],
  ["451 4.7.500 Server busy. Please try again later from [192.0.2.1]"],
  ["450 4.1.1 <ana@example.org>: Recipient address rejected: unverified address"],
  ["450 4.1.2 <ana@nada.example>: Recipient address rejected: Domain not found"],
  ["454 Throttling failure: Maximum sending rate exceeded", "DATA"],
  ["454 Throttling failure: Daily message quota exceeded", "DATA"],
  ["451 Message temporarily deferred due to unresolvable domain; see https://postmaster.example"],
  ["452 4.3.1 Insufficient system storage", "DATA"],
  ["403 You are not authorized to send from that email address", "DATA"],
  ["550 Greylisted, please try again in 300 seconds"],
  [
    "550-Requested action not taken: mailbox unavailable\n550 Failure sending mail. Try again later.",
  ],
  ["550 4.2.2 mailbox full"],
  ["550 Rechazado temporalmente"],
  ["550 Buzón ocupado, intente más tarde"],
  ["550 Temporarily blocked due to repeated bad requests"],
];

/** Every mail would fail: no connection, no login, no sender. */
const SERVER: [...Row, lasting: boolean][] = [
  [
    "421 4.7.0 [TSS04] Messages from 192.0.2.1 temporarily deferred due to unexpected volume",
    "RCPT TO",
    false,
  ],
  ["421 Too many concurrent SMTP connections", "CONN", false],
  [
    "421 Domain sandbox.mailgun.org is not allowed to send: Please activate your account",
    "DATA",
    false,
  ],
  ["432 4.3.2 STOREDRV.ClientSubmit; sender thread limit exceeded", "DATA", false],
  ["432 4.3.2 Concurrent connections limit exceeded", "DATA", false],
  ["554 Too many connections from your IP", "RCPT TO", false],
  ["554 Demasiadas conexiones desde su IP", "RCPT TO", false],
  ["451 4.7.1 Greylisting in action", "MAIL FROM", false],
  ["550 5.7.1 Sender address rejected: not owned by user equipo@example.org", "MAIL FROM", true],
  ["550 Request failed; Mailbox unavailable", "MAIL FROM", true],
  ["530 5.7.57 Client not authenticated to send mail", "MAIL FROM", true],
  ["530 5.7.0 Must issue a STARTTLS command first", "RCPT TO", true],
  ["530 Authentication required", "RCPT TO", true],
  ["535 5.7.139 Authentication unsuccessful, basic authentication is disabled", "AUTH", true],
  ["535 5.7.8 Error: authentication failed", "AUTH", true],
  ["535 Authentication failed: The provided authorization grant is invalid", "AUTH", true],
  ["454 4.7.0 Too many login attempts, please try again later. - gsmtp", "AUTH", false],
  ["451 Authentication failed: Maximum credits exceeded", "AUTH", false],
];

describe("what a mail server's reply blames", () => {
  const check = (reply: string, command: string | undefined, blame: string, lasting: boolean) => {
    const failure = failureOf(reply, command);
    expect(judge(failure)).toEqual({ blame, lasting });
    // What is stored of it is read in the same way, unless it is the address: then nothing is tried again.
    if (blame !== "address")
      expect(judgeDescribed(describeFailure(failure))).toEqual({ blame, lasting });
  };
  it.each(GONE)("%s: the address", (reply, command) => check(reply, command, "address", true));
  it.each(LASTING)("%s: the delivery, for long", (reply, command) =>
    check(reply, command, "delivery", true),
  );
  it.each(PASSING)("%s: the delivery, for now", (reply, command) =>
    check(reply, command, "delivery", false),
  );
  it.each(SERVER)("%s (%s): the way of every mail", (reply, command, lasting) =>
    check(reply, command, "server", lasting),
  );

  it.each([
    "ECONNECTION ETIMEDOUT ESOCKET EDNS ENOAUTH EPROXY ETLS EPROTOCOL ECONNREFUSED ENOTFOUND".split(
      " ",
    ),
  ])("%s without a reply: the way of every mail, for now", (...codes) => {
    for (const code of codes)
      expect(judge(Object.assign(new Error("away"), { code }))).toEqual({
        ...{ blame: "server", lasting: false },
      });
  });

  it("no address that a mail could have", () => {
    const error = Object.assign(new Error('Invalid recipient "a b"'), { code: "EENVELOPE" });
    expect(judge(error)).toEqual({ blame: "address", lasting: true });
  });

  it("a mail that took too long is tried again, and alarms nobody", () => {
    const error = Object.assign(new Error("no end after 80 s"), { code: "ESLOW" });
    expect(judge(error)).toEqual({ blame: "delivery", lasting: false });
  });
});
