import "../layout/client";
