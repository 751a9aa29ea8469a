import { serve } from "../_shared/maloca.js";

Deno.serve(serve(Deno.env.toObject()));
