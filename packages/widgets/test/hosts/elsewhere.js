addEventListener("load", () => setTimeout(() => history.back()));
