// What every runtime has, browsers and servers alike, beside the language.
declare class URL {
  constructor(url: string, base?: string);
  protocol: string;
  origin: string;
  username: string;
  password: string;
}
